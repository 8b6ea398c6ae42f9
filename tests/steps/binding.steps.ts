import { expect } from 'vitest';
import type {
  alipayFromWithdrawModel,
  alipayModel,
  bankCardModel,
  usdtModel,
  walletModel,
} from '#tests/models/payoutAccounts/binding.models.ts';
import {
  changeTheMarkedField,
  fill,
  fillAndPress,
  formSteps,
  press,
  seesFillable,
} from '#tests/steps/form.steps.ts';
import { expectHeld, expectOwnKey, expectWaiting, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import type { Seen } from '#tests/support/readScreen.ts';

type Take = () => Driver | Promise<Driver>;

const BIND = '/api/bindcard';
const BANKS = '/api/banklist';
const ACTIVE_BANKS = '/api/activebanks';
const form = formSteps(BIND);
const { seesRefusal } = form;

/** A request with these values and a new idempotency key. */
const seesBinding = (values: object) =>
  async function seesBound(driver: Driver) {
    await form.seesSending(values)(driver);
    expectOwnKey(driver, BIND);
  };

const CARD = {
  姓名: '张三',
  银行: '招商银行',
  开户行地址: '朝阳支行',
  银行卡号: '6222 0212',
  支付密码: '123456',
};
/** A number of as many digits as a card may have. */
const LONGEST = '6222 0212 3456 7890 123';
const NO_CARD = { 姓名: '', 银行: '', 开户行地址: '', 银行卡号: '', 支付密码: '' };
/** Breaks this rule and, where the document's order allows, later ones too. */
const cardBut = (changes: Partial<typeof CARD>) => fillAndPress({ ...CARD, ...changes });

/** The form of a bank card. */
export const bankCardSteps = (take: Take): ModelStepsOf<typeof bankCardModel, Driver> => ({
  open: async () => {
    const driver = await form.openAt(take, '/addBankCard', [BANKS]);
    await driver.calls.answer(BANKS, { code: 200, data: ['工商银行', '招商银行'] });
    return driver;
  },
  close: (driver) => driver.close(),
  sees: {
    filling: seesFillable,
    nameMissing: seesRefusal('姓名', '请输入姓名'),
    bankMissing: seesRefusal('银行', '请输入银行'),
    branchMissing: seesRefusal('开户行地址', '请输入开户行地址'),
    numberMissing: seesRefusal('银行卡号', '请输入银行卡号'),
    passwordMissing: seesRefusal('支付密码', '请输入支付密码'),
    numberLengthShown: seesRefusal('银行卡号', '请输入正确的卡号长度'),
    numberCleaned: async (driver) => {
      await seesFillable(driver);
      await expectHeld(driver, '银行卡号', LONGEST);
    },
    numberKept: async (driver) => {
      await seesRefusal('银行卡号', '请输入正确的卡号长度')(driver);
      await expectHeld(driver, '银行卡号', LONGEST);
    },
    passwordLengthShown: seesRefusal('支付密码', '请输入支付密码长度'),
    binding: seesBinding({
      bank: '招商银行',
      bank_owner: '张三',
      bank_no: '62220212',
      bank_address: '朝阳支行',
      pay_pass: '123456',
    }),
    ...form.seesFailures(CARD),
    bound: form.seesSuccess('绑定成功', '/bankCard?type=1'),
  },
  does: {
    pressEmpty: fillAndPress(NO_CARD),
    pressWithoutBank: cardBut({ 银行: '', 开户行地址: '', 支付密码: '' }),
    pressWithoutBranch: cardBut({ 开户行地址: '', 银行卡号: '1234' }),
    pressWithoutNumber: cardBut({ 银行卡号: '', 支付密码: '' }),
    pressWithoutPassword: cardBut({ 银行卡号: '1234567', 支付密码: '' }),
    pressWithShortNumber: cardBut({ 银行卡号: '1234567', 支付密码: '12345' }),
    pressWithShortPassword: cardBut({ 支付密码: '12345' }),
    pasteANumberAsCopied: fill({ 银行卡号: `银行卡号：${LONGEST} ` }),
    pasteTooLongANumber: fill({ 银行卡号: `9 ${LONGEST}` }),
    press: fillAndPress(CARD),
    pressAgain: press,
    typeInTheMarkedField: changeTheMarkedField,
    serverBindsIt: form.serverTakesIt,
    ...form.failures,
  },
});

const ALIPAY = { 姓名: '张三', 支付宝账号: 'me@example.com', 支付密码: '123456' };
const WITH_BRANCH = { ...ALIPAY, 开户行地址: '杭州分行' };

async function openAlipay(take: Take, location: string): Promise<Driver> {
  const driver = await form.openAt(take, location);
  await driver.press('tab', '支付宝');
  return driver;
}

/** The form of Alipay. */
export const alipaySteps = (take: Take): ModelStepsOf<typeof alipayModel, Driver> => ({
  open: () => openAlipay(take, '/addBankCard'),
  close: (driver) => driver.close(),
  sees: {
    filling: seesFillable,
    nameMissing: seesRefusal('姓名', '请输入姓名'),
    accountMissing: seesRefusal('支付宝账号', '请输入支付宝账号'),
    passwordMissing: seesRefusal('支付密码', '请输入支付密码'),
    passwordLengthShown: seesRefusal('支付密码', '请输入支付密码长度'),
    binding: seesBinding({ bank: '支付宝', bank_address: '' }),
    bound: form.seesSuccess('绑定成功', '/bankCard?type=1'),
  },
  does: {
    pressEmpty: fillAndPress({ 姓名: '' }),
    pressWithoutAccount: fillAndPress({ ...ALIPAY, 支付宝账号: ' ', 支付密码: '' }),
    pressWithoutPassword: fillAndPress({ ...ALIPAY, 支付密码: '' }),
    pressWithShortPassword: fillAndPress({ ...ALIPAY, 支付密码: '12345' }),
    pressWithAShortAccount: fillAndPress({ ...ALIPAY, 支付宝账号: 'a' }),
    pressWithoutBranch: fillAndPress({ ...ALIPAY, 开户行地址: '' }),
    serverBindsIt: form.serverTakesIt,
  },
});

/** The form of Alipay, opened from the withdraw page. */
export const alipayFromWithdrawSteps = (
  take: Take,
): ModelStepsOf<typeof alipayFromWithdrawModel, Driver> => ({
  open: () => openAlipay(take, '/addBankCard?from=withdraw'),
  close: (driver) => driver.close(),
  sees: {
    filling: seesFillable,
    nameMissing: seesRefusal('姓名', '请输入姓名'),
    branchMissing: seesRefusal('开户行地址', '请输入开户行地址'),
    accountMissing: seesRefusal('支付宝账号', '请输入支付宝账号'),
    passwordMissing: seesRefusal('支付密码', '请输入支付密码'),
    passwordLengthShown: seesRefusal('支付密码', '请输入支付密码长度'),
    binding: seesBinding({ bank: '支付宝', bank_address: '杭州分行' }),
    bound: form.seesSuccess('绑定成功', '/withdraw'),
  },
  does: {
    pressEmpty: fillAndPress({ 姓名: '' }),
    pressWithoutBranch: fillAndPress({ ...ALIPAY, 支付宝账号: '' }),
    pressWithoutAccount: fillAndPress({ ...WITH_BRANCH, 支付宝账号: '', 支付密码: '' }),
    pressWithoutPassword: fillAndPress({ ...WITH_BRANCH, 支付密码: '' }),
    pressWithShortPassword: fillAndPress({ ...WITH_BRANCH, 支付密码: '12345' }),
    pressWithAShortAccount: fillAndPress({ ...WITH_BRANCH, 支付宝账号: 'a' }),
    serverBindsIt: form.serverTakesIt,
  },
});

const ERC = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TRC = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
/** With one character copied wrong. */
const BROKEN = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeD';
const CHECKSUM_TEXT = '该TRC20地址校验不通过，请重新复制';
const ODD = 'my-wallet';
const wrongNetwork = (is: string, protocol: string) => `这是${is}网络的地址，不能用于${protocol}`;
/** The selected protocol, and the warning about the address or none. */
const seesProtocol =
  (protocol: 'ERC20' | 'TRC20', ...warned: string[]) =>
  (driver: Driver) =>
    driver.look(({ chosen, words, toast }) => {
      expect(chosen).toEqual([protocol]);
      const standing = words.filter((text) => /请核对后再提交$|网络的地址|校验不通过/.test(text));
      // the toast of a refusal stands beside what the field says
      expect(standing).toEqual(standing.includes(toast) ? [...warned, toast] : warned);
    });

/** The form of a USDT address. */
export const bindUsdtSteps = (take: Take): ModelStepsOf<typeof usdtModel, Driver> => ({
  open: () => form.openAt(take, '/addUsdtCard'),
  close: (driver) => driver.close(),
  sees: {
    async withErcChosen(driver) {
      await seesFillable(driver);
      await seesProtocol('ERC20')(driver);
    },
    addressMissing: seesRefusal('USDT地址', '请输入USDT地址'),
    ercAddressTyped: seesProtocol('ERC20'),
    warnedOfNoErcAddress: seesProtocol('ERC20', wrongNetwork('TRC20', 'ERC20')),
    warnedOfNoTrcAddress: seesProtocol('TRC20', wrongNetwork('ERC20', 'TRC20')),
    warnedOfAnOddAddress: seesProtocol('ERC20', '该地址不像ERC20地址，请核对后再提交'),
    networkRefused: seesRefusal('USDT地址', wrongNetwork('TRC20', 'ERC20')),
    trcAddressTyped: seesProtocol('TRC20'),
    warnedOfABrokenAddress: seesProtocol('TRC20', CHECKSUM_TEXT),
    brokenAddressRefused: seesRefusal('USDT地址', CHECKSUM_TEXT),
    passwordMissing: seesRefusal('支付密码', '请输入支付密码'),
    binding: seesBinding({ bank: 'USDT', bank_owner: 'ERC20' }),
    bindingOdd: seesBinding({ bank: 'USDT', bank_owner: 'ERC20', bank_no: 'mywallet' }),
    bindingTrc: seesBinding({
      bank: 'USDT',
      bank_owner: 'TRC20',
      bank_no: TRC,
      bank_address: '',
      pay_pass: '1',
    }),
    refusalShown: form.seesWords('服务器的话', { 支付密码: '1' }),
    bound: form.seesSuccess('添加成功！', '/bankCard?type=2'),
  },
  does: {
    pressEmpty: press,
    pressWithoutPassword: press,
    typeAnErcAddress: fill({ USDT地址: ERC }),
    typeATrcAddress: fill({ USDT地址: TRC }),
    typeAnOddAddress: fill({ USDT地址: ODD }),
    typeABrokenAddress: fill({ USDT地址: BROKEN }),
    switchToTrc: (driver) => driver.press('button', '切换为TRC20'),
    switchToErc: (driver) => driver.press('button', '切换为ERC20'),
    turnToTrc: (driver) => driver.press('radio', 'TRC20'),
    turnToErc: (driver) => driver.press('radio', 'ERC20'),
    press: fillAndPress({ 支付密码: '1' }),
    pressAgain: press,
    serverBindsIt: form.serverTakesIt,
    serverRefuses: form.failures.serverRefuses,
  },
});

const WALLET = { PayWallet地址: 'W1', 钱包类型: 'TRC20', 支付密码: '1' };
const expectTypes = ({ fields }: Seen, ...types: string[]) =>
  expect(fields.find(({ label }) => label === '钱包类型')?.options).toEqual(types);
const seesWallet = (bank: string, protocol: string) =>
  seesBinding({ bank, bank_owner: protocol, bank_no: 'W1', bank_address: '', pay_pass: '1' });

/** The form of another wallet. */
export const walletSteps = (take: Take): ModelStepsOf<typeof walletModel, Driver> => ({
  open: () => form.openAt(take, '/addUsdtCards', [ACTIVE_BANKS]),
  close: (driver) => driver.close(),
  sees: {
    async waitingForBanks(driver) {
      await driver.look((seen) => expectTypes(seen, '正在加载…', 'ERC20', 'TRC20'));
      await expectWaiting(driver, ACTIVE_BANKS);
    },
    banksFailedShown: (driver) =>
      driver.look((seen) => {
        expect(seen.words).toContain('请求出现异常，请稍后重试');
        expectTypes(seen, '请选择钱包类型', 'ERC20', 'TRC20');
      }),
    choosing: (driver) =>
      driver.look((seen) => expectTypes(seen, '请选择钱包类型', 'ERC20', 'TRC20', '好付钱包')),
    addressMissing: seesRefusal('PayWallet地址', '请输入PayWallet地址'),
    typeMissing: seesRefusal('钱包类型', '请选择钱包类型'),
    passwordMissing: seesRefusal('支付密码', '请输入支付密码'),
    networkRefused: seesRefusal('PayWallet地址', wrongNetwork('ERC20', 'TRC20')),
    async switched(driver) {
      await seesFillable(driver);
      await driver.look(({ fields }) =>
        expect(fields).toContainEqual(expect.objectContaining({ label: '钱包类型', value: 'ERC20' })),
      );
    },
    bindingSwitched: seesBinding({ bank: 'ERC20', bank_owner: 'ERC20', bank_no: ERC }),
    bindingProtocol: seesWallet('TRC20', 'TRC20'),
    bindingBank: seesWallet('好付钱包', ''),
    bound: form.seesSuccess('添加成功！', '/bankCard?type=5'),
  },
  does: {
    banksArrive: (driver) => driver.calls.answer(ACTIVE_BANKS, { code: 200, data: ['好付钱包'] }),
    banksFail: (driver) => driver.calls.answer(ACTIVE_BANKS, { code: 500 }),
    retryBanks: (driver) => driver.press('button', '重试'),
    pressEmpty: press,
    pressWithoutType: fillAndPress({ ...WALLET, 钱包类型: '', 支付密码: '' }),
    pressWithoutPassword: fillAndPress({ ...WALLET, 支付密码: '' }),
    pressWithAProtocol: fillAndPress(WALLET),
    pressWithAnAddressOfAnotherNetwork: fillAndPress({ ...WALLET, PayWallet地址: ERC }),
    switchToErc: (driver) => driver.press('button', '切换为ERC20'),
    pressAgain: press,
    pressWithABank: fillAndPress({ ...WALLET, 钱包类型: '好付钱包' }),
    serverBindsIt: form.serverTakesIt,
  },
});
