import { describe, expect, test } from 'vitest';
import { sampleOf } from '#tests/support/sample.ts';
import { commonEngine, engines } from './engines.ts';
import { visitPerTest } from './engineDriver.ts';

describe.each(sampleOf(engines, commonEngine))('money in $name', (engine) => {
  const visit = visitPerTest(engine);

  const booked = async () => {
    const member = await visit().sandbox('/sandbox/members/demo888', undefined, 'GET');
    return (member as { booked: { withdrawal: number; redPacket: number } }).booked;
  };

  test('a digital deposit says where to pay, and stands in the records', async () => {
    const { driver, openAsMember, picture } = visit();
    await openAsMember('/deposit');
    await driver.press('tab', '数字货币');
    await driver.type('充值金额', '188');
    await picture('deposit');
    await driver.press('button', '确认充值');
    await driver.sees('dialog', '充值信息');
    await picture('payment');
    await driver.press('button', '已完成支付');
    await driver.reads('188.00');
    expect(await driver.run(() => location.hash)).toContain('/assets');
    await picture('records');
  });

  test('an online deposit opens its payment page in the window reserved in the tap', async () => {
    const { driver, openAsMember, picture } = visit();
    await openAsMember('/deposit');
    await driver.type('充值金额', '300');
    await driver.press('button', '立即充值');
    await driver.sees('heading', '支付页面已打开');
    await expect.poll(async () => (await driver.windows())[1] ?? '').toContain('/sandbox/pay');
    await picture('online-deposit');
  });

  test('a withdrawal is sent once', async () => {
    const { driver, openAsMember, picture } = visit();
    const before = (await booked()).withdrawal;
    await openAsMember('/withdraw');
    await driver.press('radio', /工商银行/);
    await driver.type('提现金额', '100');
    await driver.type('支付密码', '888888');
    await picture('withdraw');
    await driver.press('button', '确认提现');
    await driver.reads('提交成功');
    await picture('withdrawn');
    expect((await booked()).withdrawal).toBe(before + 1);
  });

  test('a red packet is grabbed', async () => {
    const { driver, openAsMember, picture } = visit();
    const before = (await booked()).redPacket;
    await openAsMember('/hongbao');
    await driver.press('button', '立即抢');
    await driver.reads(/恭喜您抢到红包/);
    await picture('red-packet');
    expect((await booked()).redPacket).toBe(before + 1);
  });
});
