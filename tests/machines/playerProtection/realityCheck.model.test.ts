import { expect } from 'vitest';
import { formatCny } from '#lib/money.ts';
import { pageKindOf, playedText } from '#machines/kit/protection/playTime.ts';
import { realityCheckModel } from '#tests/models/playerProtection/realityCheck.model.ts';
import { BALANCE, BETS, DIALOG, realityCheckSteps } from '#tests/steps/realityCheck.steps.ts';
import { actorDriver } from '#tests/machines/actorDriver.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { SESSION } from '#tests/machines/playerProtection/playerProtection.ts';
import { openChecked } from '#tests/machines/playerProtection/realityChecks.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

async function realityCheck() {
  const check = await openChecked();
  const { calls, context, subject } = check;
  let at = '';
  const presses: Readonly<Record<string, () => Promise<void>>> = {
    提交: () => calls.tell('watchSubmissionsIdle', { type: 'submissions.busy' }),
    [DIALOG.goOn]: () => check.send({ type: 'check.continued' }),
    [DIALOG.rest]: () => check.send({ type: 'check.paused' }),
  };
  let isSending = false;
  /** reports that no submission is pending, unless one is */
  const settled = async (done: Promise<void>) => {
    await done;
    if (!isSending) await check.settle();
  };
  return actorDriver(check, {
    goTo: (location) => {
      at = location;
      return settled(check.goTo(pageKindOf(location)));
    },
    pass: (ms) => settled(check.pass(ms)),
    type: () => Promise.resolve(),
    press: async (_, name) => {
      isSending = name === '提交';
      await presses[name]?.();
    },
    calls: {
      waiting: (path) => (path === BALANCE ? 1 : 0),
      answer: async (path, answer) => {
        if (path === BALANCE) return check.facts(false);
        isSending = false;
        if (path !== BETS) return settled(Promise.resolve());
        expect(calls.only('readSession').input).toEqual({ startedAt: START_MS });
        if (answer === 'lost') await calls.fail('readSession', { kind: 'offline' });
        else await calls.answer('readSession', SESSION);
      },
    },
    see: () => {
      const { shown, answer } = context();
      const isUnreadable = subject.getSnapshot().matches({ member: { asking: 'unreadable' } });
      const read = answer?.money ? [formatCny(answer.money.winLoss)] : [];
      return {
        at: check.went().at(-1) ?? at,
        // the stored session
        token: check.kept.play && '',
        dialogs: check.shown() ? [DIALOG.title] : [],
        words: [`您本次登录已游戏 ${playedText(shown)}。`, ...(isUnreadable ? [DIALOG.unreadable] : read)],
      };
    },
  });
}

describeModel('the reality check', realityCheckModel, realityCheckSteps(realityCheck));
