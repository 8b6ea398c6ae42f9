import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { rechargeMachine } from '#machines/deposit/recharge.machine.ts';

/** What a form shows of its recharge; all is empty while there is none. */
export function useRecharge(recharge: ActorRefFrom<typeof rechargeMachine> | undefined) {
  return {
    /** the submission while its outcome is unknown */
    unsettled: useSelector(recharge, (snapshot) =>
      snapshot?.hasTag('unsettled') ? snapshot.children.submission : undefined,
    ),
    /** where to pay an accepted recharge */
    payment: useSelector(recharge, (snapshot) => snapshot?.children.payment),
    /** the receipt of an accepted bank deposit */
    receipt: useSelector(recharge, (snapshot) => snapshot?.children.receipt),
  };
}
