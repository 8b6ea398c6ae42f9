// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import {
  alipayFromWithdrawModel,
  alipayModel,
  bankCardModel,
  usdtModel,
  walletModel,
} from '#tests/models/payoutAccounts/binding.models.ts';
import {
  changeTheMarkedField,
  failures,
  fill,
  fillAndPress,
  press,
  seesFailures,
  seesFillable,
  seesRefusal,
  seesSending,
  seesSuccess,
  seesTold,
} from '#tests/support/formHands.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import { openCard, openUsdt, openWallet } from '#tests/views/payoutAccounts/openBinding.ts';

const asked = (name: string, text: string) => (world: OpenedScreen) => seesRefusal(world, name, text);
const pressWith = (typed: Readonly<Record<string, string>>) => (world: OpenedScreen) =>
  fillAndPress(world, typed);

const CARD = {
  姓名: '张三',
  银行: '招商银行',
  开户行地址: '朝阳支行',
  银行卡号: '6222 0212',
  支付密码: '123456',
};
/** Broken in this rule and, where the document's order allows, in later ones too. */
const cardBut = (changes: Partial<typeof CARD>) => pressWith({ ...CARD, ...changes });

const bankCardPlay: PlayOf<typeof bankCardModel, OpenedScreen> = {
  open: async () => {
    const world = await openCard();
    await world.answer('load', ['工商银行', '招商银行']);
    return world;
  },
  sees: {
    filling: seesFillable,
    askedForName: asked('姓名', '请输入姓名'),
    askedForBank: asked('银行', '请输入银行'),
    askedForBranch: asked('开户行地址', '请输入开户行地址'),
    askedForNumber: asked('银行卡号', '请输入银行卡号'),
    askedForPassword: asked('支付密码', '请输入支付密码'),
    toldNumberLength: asked('银行卡号', '请输入正确的卡号长度'),
    toldPasswordLength: asked('支付密码', '请输入支付密码长度'),
    binding: (world) =>
      seesSending(world, {
        kind: 'bank',
        from: '',
        owner: '张三',
        bank: '招商银行',
        address: '朝阳支行',
        number: '6222 0212',
        fundPassword: '123456',
      }),
    ...seesFailures(CARD),
    bound: (world) => seesSuccess(world, '绑定成功', '#/bankCard?type=1'),
  },
  does: {
    pressEmpty: press,
    pressWithoutBank: cardBut({ 银行: '', 开户行地址: '', 支付密码: '' }),
    pressWithoutBranch: cardBut({ 开户行地址: '', 银行卡号: '1234' }),
    pressWithoutNumber: cardBut({ 银行卡号: '', 支付密码: '' }),
    pressWithoutPassword: cardBut({ 银行卡号: '1234567', 支付密码: '' }),
    pressWithShortNumber: cardBut({ 银行卡号: '1234567', 支付密码: '12345' }),
    pressWithShortPassword: cardBut({ 支付密码: '12345' }),
    press: pressWith(CARD),
    pressAgain: press,
    typeInTheMarkedField: changeTheMarkedField,
    serverBindsIt: (world) => world.answer('send', ''),
    ...failures,
  },
};
describeModel('binding a bank card', bankCardModel, bankCardPlay);

const ALIPAY = { 姓名: '张三', 支付宝账号: 'me@example.com', 支付密码: '123456' };
const openAlipay = async (location: string) => {
  const world = await openCard(location);
  await world.answer('load', ['工商银行']);
  await world.user.click(screen.getByRole('tab', { name: '支付宝' }));
  return world;
};

const alipayPlay: PlayOf<typeof alipayModel, OpenedScreen> = {
  open: () => openAlipay('/addBankCard'),
  sees: {
    filling: seesFillable,
    askedForName: asked('姓名', '请输入姓名'),
    askedForAccount: asked('支付宝账号', '请输入支付宝账号'),
    askedForPassword: asked('支付密码', '请输入支付密码'),
    toldPasswordLength: asked('支付密码', '请输入支付密码长度'),
    binding: (world) =>
      expect(world.calls.only('send').input).toMatchObject({
        secret: { kind: 'alipay', bank: '支付宝', address: '' },
      }),
    bound: (world) => seesSuccess(world, '绑定成功', '#/bankCard?type=1'),
  },
  does: {
    pressEmpty: press,
    pressWithoutAccount: pressWith({ ...ALIPAY, 支付宝账号: ' ', 支付密码: '' }),
    pressWithoutPassword: pressWith({ ...ALIPAY, 支付密码: '' }),
    pressWithShortPassword: pressWith({ ...ALIPAY, 支付密码: '12345' }),
    pressWithAShortAccount: pressWith({ ...ALIPAY, 支付宝账号: 'a' }),
    pressWithoutBranch: pressWith({ ...ALIPAY, 开户行地址: '' }),
    serverBindsIt: (world) => world.answer('send', ''),
  },
};
describeModel('binding alipay', alipayModel, alipayPlay);

const WITH_BRANCH = { ...ALIPAY, 开户行地址: '杭州分行' };
const alipayFromWithdrawPlay: PlayOf<typeof alipayFromWithdrawModel, OpenedScreen> = {
  open: () => openAlipay('/addBankCard?from=withdraw'),
  sees: {
    filling: seesFillable,
    askedForName: asked('姓名', '请输入姓名'),
    askedForBranch: asked('开户行地址', '请输入开户行地址'),
    askedForAccount: asked('支付宝账号', '请输入支付宝账号'),
    askedForPassword: asked('支付密码', '请输入支付密码'),
    toldPasswordLength: asked('支付密码', '请输入支付密码长度'),
    binding: (world) =>
      expect(world.calls.only('send').input).toMatchObject({
        secret: { kind: 'alipay', bank: '支付宝', address: '杭州分行' },
      }),
    bound: (world) => seesSuccess(world, '绑定成功', '#/withdraw'),
  },
  does: {
    pressEmpty: press,
    pressWithoutBranch: pressWith({ ...ALIPAY, 支付宝账号: '' }),
    pressWithoutAccount: pressWith({ ...WITH_BRANCH, 支付宝账号: '', 支付密码: '' }),
    pressWithoutPassword: pressWith({ ...WITH_BRANCH, 支付密码: '' }),
    pressWithShortPassword: pressWith({ ...WITH_BRANCH, 支付密码: '12345' }),
    pressWithAShortAccount: pressWith({ ...WITH_BRANCH, 支付宝账号: 'a' }),
    serverBindsIt: (world) => world.answer('send', ''),
  },
};
describeModel('binding alipay for a withdrawal', alipayFromWithdrawModel, alipayFromWithdrawPlay);

const ERC = `0x${'aB3'.repeat(13)}4`;
const TRC = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const chosen = () =>
  document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.getAttribute('aria-label');
const warning = () => screen.queryByText(/请核对后再提交$/)?.textContent ?? null;
const usdtSent = (world: OpenedScreen) => world.calls.only('send').input;

const usdtPlay: PlayOf<typeof usdtModel, OpenedScreen> = {
  open: openUsdt,
  sees: {
    withErcChosen: () => {
      seesFillable();
      expect(chosen()).toBe('ERC20');
      expect(warning()).toBeNull();
    },
    askedForAddress: asked('USDT地址', '请输入USDT地址'),
    ercAddressTyped: () => {
      expect(chosen()).toBe('ERC20');
      expect(warning()).toBeNull();
    },
    warnedOfNoErcAddress: () => expect(warning()).toBe('该地址不像ERC20地址，请核对后再提交'),
    warnedOfNoTrcAddress: () => expect(warning()).toBe('该地址不像TRC20地址，请核对后再提交'),
    trcAddressTyped: () => {
      expect(chosen()).toBe('TRC20');
      expect(warning()).toBeNull();
    },
    askedForPassword: asked('支付密码', '请输入支付密码'),
    binding: (world) => expect(usdtSent(world)).toMatchObject({ secret: { protocol: 'ERC20' } }),
    bindingTrc: (world) =>
      expect(usdtSent(world)).toMatchObject({
        secret: { from: '', protocol: 'TRC20', address: TRC, fundPassword: '1' },
      }),
    toldRefusal: (world) => seesTold(world, '服务器的话', { 支付密码: '1' }),
    bound: (world) => seesSuccess(world, '添加成功！', '#/bankCard?type=2'),
  },
  does: {
    pressEmpty: press,
    pressWithoutPassword: press,
    typeAnErcAddress: () => fill({ USDT地址: ERC }),
    typeATrcAddress: () => fill({ USDT地址: TRC }),
    turnToTrc: (world) => world.user.click(screen.getByRole('radio', { name: 'TRC20' })),
    turnToErc: (world) => world.user.click(screen.getByRole('radio', { name: 'ERC20' })),
    press: pressWith({ 支付密码: '1' }),
    pressAgain: press,
    serverBindsIt: (world) => world.answer('send', ''),
    serverRefuses: failures.serverRefuses,
  },
};
describeModel('binding a USDT address', usdtModel, usdtPlay);

const WALLET = { PayWallet地址: 'W1', 钱包类型: 'TRC20', 支付密码: '1' };
const types = () => screen.getAllByRole('option').map((option) => option.textContent);
const walletSent = (walletType: string) => (world: OpenedScreen) =>
  expect(world.calls.only('send').input).toEqual({
    intent: null,
    key: 'key-1',
    secret: { from: '', address: 'W1', walletType, fundPassword: '1' },
  });

const walletPlay: PlayOf<typeof walletModel, OpenedScreen> = {
  open: openWallet,
  sees: {
    waitingForBanks: (world) => {
      expect(types()).toEqual(['正在加载…', 'ERC20', 'TRC20']);
      expect(world.calls.waiting('load')).toHaveLength(1);
    },
    toldBanksFailed: () => {
      expect(screen.getByText('请求出现异常，请稍后重试')).toBeTruthy();
      expect(types()).toEqual(['请选择钱包类型', 'ERC20', 'TRC20']);
    },
    choosing: () => expect(types()).toEqual(['请选择钱包类型', 'ERC20', 'TRC20', '好付钱包']),
    askedForAddress: asked('PayWallet地址', '请输入PayWallet地址'),
    askedForType: asked('钱包类型', '请选择钱包类型'),
    askedForPassword: asked('支付密码', '请输入支付密码'),
    bindingProtocol: walletSent('TRC20'),
    bindingBank: walletSent('好付钱包'),
    bound: (world) => seesSuccess(world, '添加成功！', '#/bankCard?type=5'),
  },
  does: {
    banksArrive: (world) => world.answer('load', ['好付钱包']),
    banksFail: (world) => world.fail('load', { kind: 'rejected', code: 500, message: '' }),
    retryBanks: (world) => world.user.click(screen.getByRole('button', { name: '重试' })),
    pressEmpty: press,
    pressWithoutType: pressWith({ ...WALLET, 钱包类型: '', 支付密码: '' }),
    pressWithoutPassword: pressWith({ ...WALLET, 支付密码: '' }),
    pressWithAProtocol: pressWith(WALLET),
    pressWithABank: pressWith({ ...WALLET, 钱包类型: '好付钱包' }),
    serverBindsIt: (world) => world.answer('send', ''),
  },
};
describeModel('binding another wallet', walletModel, walletPlay);
