import { setup } from 'xstate';

const mended = { typeInTheMarkedField: 'filling' } as const;

type BankCardModelEvent =
  | { type: 'pressEmpty' }
  | { type: 'pressWithoutBank' }
  | { type: 'pressWithoutBranch' }
  | { type: 'pressWithoutNumber' }
  | { type: 'pressWithoutPassword' }
  | { type: 'pressWithShortNumber' }
  | { type: 'pasteTooLongANumber' }
  | { type: 'pasteANumberAsCopied' }
  | { type: 'pressWithShortPassword' }
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'typeInTheMarkedField' }
  | { type: 'serverBindsIt' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' };

/** The binding of a bank card: every rule in its order, and the result (spec 2 §5, §8; D6, D18, D27). */
export const bankCardModel = setup({ types: { events: {} as BankCardModelEvent } }).createMachine({
  id: 'bankCardModel',
  initial: 'filling',
  states: {
    filling: {
      on: {
        pressEmpty: 'nameMissing',
        pressWithoutBank: 'bankMissing',
        pressWithoutBranch: 'branchMissing',
        pressWithoutNumber: 'numberMissing',
        pressWithoutPassword: 'passwordMissing',
        pressWithShortNumber: 'numberLengthShown',
        pasteTooLongANumber: 'numberLengthShown',
        pasteANumberAsCopied: 'numberCleaned',
        pressWithShortPassword: 'passwordLengthShown',
        press: 'binding',
      },
    },
    nameMissing: { on: mended },
    bankMissing: { on: mended },
    branchMissing: { on: mended },
    numberMissing: { on: mended },
    passwordMissing: { on: mended },
    numberLengthShown: { on: mended },
    numberCleaned: { on: { pasteTooLongANumber: 'numberKept', press: 'binding' } },
    /** What was there is still there, marked (D64). */
    numberKept: { on: { press: 'binding' } },
    passwordLengthShown: { on: mended },
    binding: {
      on: {
        pressAgain: 'binding',
        serverBindsIt: 'bound',
        serverRefuses: 'refusalShown',
        networkFails: 'networkFaultShown',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    refusalShown: { on: { press: 'binding' } },
    networkFaultShown: { on: { press: 'binding' } },
    leftToTheDialog: {},
    bound: {},
  },
});

type AlipayModelEvent =
  | { type: 'pressEmpty' }
  | { type: 'pressWithoutBranch' }
  | { type: 'pressWithoutAccount' }
  | { type: 'pressWithoutPassword' }
  | { type: 'pressWithShortPassword' }
  | { type: 'pressWithAShortAccount' }
  | { type: 'serverBindsIt' };

/** The binding of Alipay: no branch is required, and the account has no fixed length (spec 2 §5). */
export const alipayModel = setup({ types: { events: {} as AlipayModelEvent } }).createMachine({
  id: 'alipayModel',
  initial: 'filling',
  states: {
    filling: {
      on: {
        pressEmpty: 'nameMissing',
        pressWithoutAccount: 'accountMissing',
        pressWithoutPassword: 'passwordMissing',
        pressWithShortPassword: 'passwordLengthShown',
        pressWithAShortAccount: 'binding',
        pressWithoutBranch: 'binding',
      },
    },
    nameMissing: {},
    accountMissing: {},
    passwordMissing: {},
    passwordLengthShown: {},
    binding: { on: { serverBindsIt: 'bound' } },
    bound: {},
  },
});

/** The binding of Alipay from the withdraw page: the branch is required for every account (D21). */
export const alipayFromWithdrawModel = setup({ types: { events: {} as AlipayModelEvent } }).createMachine({
  id: 'alipayFromWithdrawModel',
  initial: 'filling',
  states: {
    filling: {
      on: {
        pressEmpty: 'nameMissing',
        pressWithoutBranch: 'branchMissing',
        pressWithoutAccount: 'accountMissing',
        pressWithoutPassword: 'passwordMissing',
        pressWithShortPassword: 'passwordLengthShown',
        pressWithAShortAccount: 'binding',
      },
    },
    nameMissing: {},
    branchMissing: {},
    accountMissing: {},
    passwordMissing: {},
    passwordLengthShown: {},
    binding: { on: { serverBindsIt: 'bound' } },
    bound: {},
  },
});

type UsdtModelEvent =
  | { type: 'pressEmpty' }
  | { type: 'pressWithoutPassword' }
  | { type: 'typeAnErcAddress' }
  | { type: 'typeATrcAddress' }
  | { type: 'typeAnOddAddress' }
  | { type: 'typeABrokenAddress' }
  | { type: 'switchToTrc' }
  | { type: 'switchToErc' }
  | { type: 'turnToTrc' }
  | { type: 'turnToErc' }
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'serverBindsIt' }
  | { type: 'serverRefuses' };

/**
 * The binding of a USDT address (spec 2 §5); an odd one is sent despite the warning, one of another network is refused
 * with the way to switch to that network, and so is one with a wrong checksum.
 */
export const usdtModel = setup({ types: { events: {} as UsdtModelEvent } }).createMachine({
  id: 'usdtModel',
  initial: 'withErcChosen',
  states: {
    withErcChosen: {
      on: {
        pressEmpty: 'addressMissing',
        typeAnErcAddress: 'ercAddressTyped',
        typeATrcAddress: 'warnedOfNoErcAddress',
        typeAnOddAddress: 'warnedOfAnOddAddress',
      },
    },
    addressMissing: { on: { typeAnErcAddress: 'ercAddressTyped' } },
    ercAddressTyped: {
      on: { turnToTrc: 'warnedOfNoTrcAddress', pressWithoutPassword: 'passwordMissing', press: 'binding' },
    },
    warnedOfNoErcAddress: {
      on: { turnToTrc: 'trcAddressTyped', switchToTrc: 'trcAddressTyped', press: 'networkRefused' },
    },
    /** What is paid to an address on another network is lost. */
    networkRefused: {
      on: {
        turnToTrc: 'trcAddressTyped',
        switchToTrc: 'trcAddressTyped',
        typeAnErcAddress: 'ercAddressTyped',
      },
    },
    warnedOfAnOddAddress: { on: { press: 'bindingOdd' } },
    warnedOfNoTrcAddress: { on: { turnToErc: 'ercAddressTyped', switchToErc: 'ercAddressTyped' } },
    trcAddressTyped: { on: { press: 'bindingTrc', typeABrokenAddress: 'warnedOfABrokenAddress' } },
    warnedOfABrokenAddress: { on: { press: 'brokenAddressRefused' } },
    brokenAddressRefused: { on: { typeATrcAddress: 'trcAddressTyped' } },
    passwordMissing: { on: { press: 'binding' } },
    binding: { on: { pressAgain: 'binding', serverBindsIt: 'bound', serverRefuses: 'refusalShown' } },
    bindingOdd: { on: { serverBindsIt: 'bound' } },
    bindingTrc: { on: { serverBindsIt: 'bound' } },
    refusalShown: { on: { press: 'binding' } },
    bound: {},
  },
});

type WalletModelEvent =
  | { type: 'banksArrive' }
  | { type: 'banksFail' }
  | { type: 'retryBanks' }
  | { type: 'pressEmpty' }
  | { type: 'pressWithoutType' }
  | { type: 'pressWithoutPassword' }
  | { type: 'pressWithAProtocol' }
  | { type: 'pressWithAnAddressOfAnotherNetwork' }
  | { type: 'switchToErc' }
  | { type: 'pressAgain' }
  | { type: 'pressWithABank' }
  | { type: 'serverBindsIt' };

/** The binding of another wallet, of a protocol or of an active bank's name (spec 2 §5, §8; D22). */
export const walletModel = setup({ types: { events: {} as WalletModelEvent } }).createMachine({
  id: 'walletModel',
  initial: 'waitingForBanks',
  states: {
    waitingForBanks: { on: { banksArrive: 'choosing', banksFail: 'banksFailedShown' } },
    banksFailedShown: { on: { retryBanks: 'waitingForBanks', pressWithAProtocol: 'bindingProtocol' } },
    choosing: {
      on: {
        pressEmpty: 'addressMissing',
        pressWithoutType: 'typeMissing',
        pressWithoutPassword: 'passwordMissing',
        pressWithAProtocol: 'bindingProtocol',
        pressWithABank: 'bindingBank',
        pressWithAnAddressOfAnotherNetwork: 'networkRefused',
      },
    },
    addressMissing: {},
    typeMissing: {},
    passwordMissing: {},
    networkRefused: { on: { pressWithABank: 'bindingBank', switchToErc: 'switched' } },
    switched: { on: { pressAgain: 'bindingSwitched' } },
    bindingSwitched: {},
    bindingProtocol: { on: { serverBindsIt: 'bound' } },
    bindingBank: { on: { serverBindsIt: 'bound' } },
    bound: {},
  },
});
