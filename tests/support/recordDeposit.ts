import { Recorder } from '#app/inspector/recorder.ts';
import type { Recording } from '#app/inspector/recording.ts';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { SteppedClock } from '#tests/support/steppedClock.ts';

/** Records a USDT deposit whose response is lost, so that its outcome is unknown, and whose retry is accepted. */
export async function recordUnsettledDeposit(): Promise<Recording> {
  const calls = new CallScript();
  const clock = new SteppedClock();
  const recorder = new Recorder({ now: () => clock.now(), app: { version: '0.0.0', mode: 'test' } });
  const { subject, send, pass, stop } = createHarness({
    machine: calls.bind(digitalDepositMachine),
    calls,
    clock,
    inspect: (message) => recorder.inspect.next?.(message),
  });
  await send({ type: 'protocol.selected', protocol: 'TRC20' });
  await send({ type: 'amount.typed', text: '640' });
  await pass(400);
  await send({ type: 'submit' });
  await pass(400);
  await calls.fail('send', { kind: 'offline' });
  await pass(400);
  subject.getSnapshot().children.submission?.send({ type: 'submission.retry' });
  await pass(400);
  await calls.answer('send', 'CK1');
  const recording = recorder.recording();
  stop();
  return recording;
}
