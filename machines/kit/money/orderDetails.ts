/** A field of a record with its own name, as it is shown. */
export interface OrderDetail {
  name: string;
  value: string;
}

/** The fields of a record that identify the order and its payment (spec 2 §3); empty where the server has none. */
export interface OrderFields {
  order_no: string;
  order_id: string;
  out_trade_no: string;
  relatedorders: string;
  channel_name: string;
  pay_way: string;
}

const NUMBERS = [
  ['order_no', '单号'],
  ['out_trade_no', '商户单号'],
  ['order_id', '订单号'],
  ['relatedorders', '关联单号'],
] as const satisfies readonly (readonly [keyof OrderFields, string])[];

/**
 * The number to quote to customer service, with its own name, and the other fields that the server has given, each under
 * its own name (spec 2 §3). Without any number, `number` is empty.
 */
export interface Order {
  number: string;
  numberName: string;
  details: readonly OrderDetail[];
}

/** The own number of a deposit, empty without one: that of a related order is another's. */
export function ownNumber({
  order_no,
  out_trade_no,
  order_id,
}: Pick<OrderFields, 'order_no' | 'out_trade_no' | 'order_id'>): string {
  return order_no || out_trade_no || order_id;
}

/** The order of a record. In a transfer, the payment method is the platform. */
export function orderOf(fields: OrderFields, isTransfer = false): Order {
  const given = NUMBERS.flatMap(([field, name]) =>
    fields[field] === '' ? [] : [{ name, value: fields[field] }],
  );
  const [first, ...others] = given;
  const paid = [
    { name: isTransfer ? '平台代码' : '支付渠道', value: fields.channel_name },
    { name: isTransfer ? '平台' : '支付方式', value: fields.pay_way },
  ];
  return {
    number: first?.value ?? '',
    numberName: first?.name ?? NUMBERS[0][1],
    details: [...paid.filter(({ value }) => value !== ''), ...others],
  };
}
