/** The operator's words at the foot of the home page (D32). */
export const PROMISES: readonly { value: string; label: string }[] = [
  { value: '2000万', label: '单日提现上限' },
  { value: '200万', label: '单笔投注上限' },
  { value: '30分钟', label: '提现约可到账' },
  { value: '8·18·28', label: '每月派发红利' },
];

export const CAUTION = '未满 18 周岁禁止参与，请理性娱乐';
