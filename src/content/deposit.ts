/**
 * What the operator says under each way of depositing (D32): how long it usually takes, and limits that the server does
 * not name.
 */
export const DEPOSIT_NOTES = {
  online: '通常几分钟内到账',
  usdt: '金额不限，通常几分钟内到账',
  service: '客服将协助您完成充值',
  alipay: '付款后由工作人员审核到账',
  wxpay: '付款后由工作人员审核到账',
  bank: '转账后由工作人员审核到账',
} as const;
