import { object, safeParse, type GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { fetchChannels } from '#areas/deposit/api.ts';
import { flag, text } from '#api/fields.ts';
import { listOf } from '#api/lists.ts';
import { amount, amountOrZero, percentage, usdt, whole } from '#api/numberFields.ts';
import type { Client } from '#api/client.ts';

const UNREADABLE = Symbol('unreadable');

/** Parses a value as a field of an object. */
function read(schema: GenericSchema, value: unknown): unknown {
  const { success, output } = safeParse(
    object({ field: schema }),
    value === undefined ? {} : { field: value },
  );
  return success ? output.field : UNREADABLE;
}

describe('a field of an answer', () => {
  test.each([
    ['甲', '甲'],
    [7, '7'],
    [true, 'true'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [{}, UNREADABLE],
    [['甲'], UNREADABLE],
  ])('%j as a text is %j', (value, expected) => {
    expect(read(text, value)).toBe(expected);
  });

  test.each([
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    [0, false],
    ['0', false],
    [false, false],
    ['false', false],
    [2, false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%j as a flag is %j', (value, expected) => {
    expect(read(flag, value)).toBe(expected);
  });

  test.each([
    [3, 3],
    ['3', 3],
    [3.9, 3],
    [true, 1],
    [false, 0],
    ['', 0],
    ['x', 0],
    [null, 0],
    [undefined, 0],
    [{}, UNREADABLE],
  ])('%j as a whole number is %j', (value, expected) => {
    expect(read(whole, value)).toBe(expected);
  });

  test.each([
    [12.5, '12.5'],
    [' 12.50 ', '12.50'],
    ['-1', '-1'],
    ['1,234.50', '1234.50'],
    ['¥12.50', '12.50'],
    [1e21, '1000000000000000000000'],
    ['1e3', null],
    ['12,5', null],
    ['abc', null],
    ['', null],
    [null, null],
    [undefined, null],
    [true, null],
    [{}, null],
  ])('%j as an amount is %j', (value, expected) => {
    expect(read(amount, value)).toBe(expected);
  });

  test.each([
    [undefined, '0'],
    [null, null],
    ['abc', null],
    ['7', '7'],
  ])('%j as an amount that is 0 where it is absent is %j', (value, expected) => {
    expect(read(amountOrZero, value)).toBe(expected);
  });

  test('a unit is read where it is meant', () => {
    expect([read(usdt, '1.50 USDT'), read(amount, '1.50 USDT')]).toEqual(['1.50', null]);
    expect([read(percentage, '0.80%'), read(amount, '0.80%')]).toEqual(['0.80', null]);
  });
});

describe('a list of an answer', () => {
  const names = listOf(object({ name: text }));
  const a = { name: '甲' };

  test.each([
    [[a], [a]],
    [{ data: [a], last_page: 1 }, [a]],
    [[], []],
    ['', []],
    [null, []],
    [undefined, []],
    [{}, []],
    // an unreadable item is dropped, the others are kept
    [
      [a, 'x', { name: {} }, null, { name: 2 }],
      [a, { name: '2' }],
    ],
    [['x', null], UNREADABLE],
    ['甲', UNREADABLE],
    [42, UNREADABLE],
    [{ data: '甲' }, UNREADABLE],
  ])('%j is read as %j', (value, expected) => {
    expect(read(names, value)).toEqual(expected);
  });
});

describe('the fixed amounts of a payment option', () => {
  test.each([
    [
      [100, '200'],
      ['100', '200'],
    ],
    ['100,200', ['100', '200']],
    ['100， 200', ['100', '200']],
    ['', []],
    [null, []],
    [undefined, []],
    [
      ['100', 'viel', 0],
      ['100', null],
    ],
  ])('%j are %j', async (fixed_amounts, expected) => {
    const answer = [{ channel: 'a', name: 'A', options: [{ payname: 'p', bank_code: 'b', fixed_amounts }] }];
    const call = ((endpoint: { data: GenericSchema }) => {
      const { output } = safeParse(endpoint.data, answer);
      return Promise.resolve({ data: output, message: '' });
    }) as Client;
    const [channel] = await fetchChannels(call, new AbortController().signal);
    expect(channel?.options[0]?.fixed_amounts).toEqual(expected);
  });
});
