import { constantFrom, record } from 'fast-check';
import { expect, test } from 'vitest';
import { orderOf, type OrderFields } from '#machines/kit/money/orderDetails.ts';
import { forAll } from '#tests/support/property.ts';

const NAMES: Readonly<Record<keyof OrderFields, string>> = {
  order_no: '单号',
  out_trade_no: '商户单号',
  order_id: '订单号',
  relatedorders: '关联单号',
  channel_name: '支付渠道',
  pay_way: '支付方式',
};
const NOTHING: OrderFields = {
  order_no: '',
  order_id: '',
  out_trade_no: '',
  relatedorders: '',
  channel_name: '',
  pay_way: '',
};

test('each field that the server gives stands once, under its own name', () => {
  const field = (name: string) => constantFrom('', name);
  const fields = record({
    order_no: field('A1'),
    order_id: field('B2'),
    out_trade_no: field('C3'),
    relatedorders: field('D4'),
    channel_name: field('E5'),
    pay_way: field('F6'),
  });
  forAll([fields], (given) => {
    const { number, numberName, details } = orderOf(given);
    const shown = [...details, ...(number === '' ? [] : [{ name: numberName, value: number }])];
    const expected = (Object.keys(NAMES) as (keyof OrderFields)[])
      .filter((name) => given[name] !== '')
      .map((name) => ({ name: NAMES[name], value: given[name] }));
    expect(shown.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
      expected.toSorted((a, b) => a.name.localeCompare(b.name)),
    );
  });
});

test('the number to quote is the first of those that are given', () => {
  expect(orderOf({ ...NOTHING, order_no: 'A', out_trade_no: 'B' })).toMatchObject({
    number: 'A',
    numberName: '单号',
  });
  expect(orderOf({ ...NOTHING, out_trade_no: 'B', order_id: 'C' })).toEqual({
    number: 'B',
    numberName: '商户单号',
    details: [{ name: '订单号', value: 'C' }],
  });
  expect(orderOf({ ...NOTHING, relatedorders: 'D' })).toMatchObject({ number: 'D', numberName: '关联单号' });
  expect(orderOf(NOTHING)).toEqual({ number: '', numberName: '单号', details: [] });
});

test('of a transfer, what is paid by is the platform', () => {
  expect(orderOf({ ...NOTHING, channel_name: 'pp', pay_way: 'PP电子' }, true).details).toEqual([
    { name: '平台代码', value: 'pp' },
    { name: '平台', value: 'PP电子' },
  ]);
});
