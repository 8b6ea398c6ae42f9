import { describe, expect, test } from 'vitest';
import {
  addressWarning,
  isAddress,
  otherProtocol,
  unpayableAddress,
} from '#machines/kit/money/usdtAddress.ts';

/** An example of EIP-55, and an address of TRON. */
const erc = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const trc = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

describe('an address that does not look like its protocol', () => {
  test.each([
    [erc, 'ERC20', null],
    [` ${trc} `, 'TRC20', null],
    [erc, 'TRC20', '这是ERC20网络的地址，不能用于TRC20'],
    [trc, 'ERC20', '这是TRC20网络的地址，不能用于ERC20'],
    [`${erc}0`, 'ERC20', '该地址不像ERC20地址，请核对后再提交'],
    [`x${erc}`, 'ERC20', '该地址不像ERC20地址，请核对后再提交'],
    [`${trc}1`, 'TRC20', '该地址不像TRC20地址，请核对后再提交'],
    [`x${trc}`, 'TRC20', '该地址不像TRC20地址，请核对后再提交'],
    [trc.replace('J', '0'), 'TRC20', '该地址不像TRC20地址，请核对后再提交'],
    ['', 'ERC20', null],
    ['anything', '好付钱包', null],
    ['anything', 'toString', null],
  ])('%s of %s: %s', (address, protocol, warning) => {
    expect(addressWarning(address, protocol)).toBe(warning);
  });
  test.each([
    [erc.toLowerCase(), 'ERC20', null],
    [`0x${erc.slice(2).toUpperCase()}`, 'ERC20', null],
    [erc.replace('B6', 'b6'), 'ERC20', '该ERC20地址校验不通过，请重新复制'],
    [trc.replace('TJRy', 'TJRz'), 'TRC20', '该TRC20地址校验不通过，请重新复制'],
    [` ${trc.replace('TJRy', 'TJRz')}`, 'TRC20', '该TRC20地址校验不通过，请重新复制'],
    // the network comes first, and a wallet has no checksum that is known
    [trc.replace('TJRy', 'TJRz'), 'ERC20', '这是TRC20网络的地址，不能用于ERC20'],
    [trc.replace('TJRy', 'TJRz'), '好付钱包', null],
    [trc.replace('TJRy', 'TJRz'), null, null],
    // odd, but nobody can say that nothing can be paid to it
    [`${trc}1`, 'TRC20', null],
    ['mywallet', 'ERC20', null],
    ['', 'TRC20', null],
  ])('nothing can be paid to %s with %s: %s', (address, protocol, refusal) => {
    expect(unpayableAddress(address, protocol)).toBe(refusal);
  });
});

describe('an address of another network than its protocol', () => {
  test.each([
    [trc, 'ERC20', 'TRC20'],
    [` ${trc}`, 'ERC20', 'TRC20'],
    [erc, 'TRC20', 'ERC20'],
    [erc.toUpperCase(), 'TRC20', 'ERC20'],
    // masked by a server, or not whole
    ['TJRyWw****tDeC', 'ERC20', 'TRC20'],
    ['0xaB3a****B34', 'TRC20', 'ERC20'],
    ['T', 'ERC20', 'TRC20'],
    [trc, 'TRC20', null],
    [erc, 'ERC20', null],
    ['W12345', 'ERC20', null],
    ['****tDeC', 'ERC20', null],
    ['', 'TRC20', null],
    [trc, '好付钱包', null],
    [erc, null, null],
    [trc, 'toString', null],
  ] as const)('%s as %s belongs to %s', (address, protocol, other) => {
    expect(otherProtocol(address, protocol)).toBe(other);
  });
  test('is whole if it has the shape of either', () => {
    expect([trc, erc].every(isAddress)).toBe(true);
    expect([trc.slice(1), `${erc}0`, 'W1', ''].some(isAddress)).toBe(false);
  });
});
