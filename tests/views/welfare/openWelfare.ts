import { welfareMachine } from '#machines/welfare/welfare.machine.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

/** The welfare page with so many chances and one red packet; `logic` may have a part that breaks down. */
export async function openWelfare(remaining: number, logic = welfareMachine) {
  const opened = await openScreen('/welfare', { logic, member: true });
  await opened.answer('load', { remaining, received: 2 });
  await opened.answer('fetchPage', {
    rows: [{ key: '1', recharged: '1000.00', amount: '8.88', time: '2026-11-21 12:00:00' }],
    lastPage: 1,
    extra: null,
  });
  return opened;
}
