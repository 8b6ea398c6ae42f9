import { fromCallback, type AnyActorRef } from 'xstate';
import { fetchServiceUrl } from '#api/service.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { watchAddress } from '#calls/navigationAway.ts';
import { followLink, reserveWindow } from '#lib/outsideWindow.ts';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';
import { SERVICE_FAILED_TEXT } from '#machines/kit/calls/failureText.ts';
import { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';
import { systemActor } from '#machines/app/systemActors.ts';

const customerService = customerServiceMachine.provide({
  actors: {
    fetchServiceUrl: boundCall((_: void, signal) => fetchServiceUrl(client, signal)),
    serviceWindow: fromCallback<{ type: 'window.show'; url: string }>(({ receive, sendBack }) => {
      const reserved = reserveWindow('正在打开在线客服…');
      receive(({ url }) => {
        const allowed = outsideUrl(url, window.location.origin);
        if (allowed === null) sendBack({ type: 'window.refused' });
        else if (reserved.show(allowed)) sendBack({ type: 'window.opened' });
        else {
          sendBack({ type: 'window.blocked' });
          followLink(allowed);
        }
      });
      return reserved.release;
    }),
    watchNavigationAway: watchAddress,
  },
});

/** The customer-service link with its call and its window (D15, D34). */
export const customerServiceFlow = defineFlow({ id: 'customerService', logic: customerService });

/** Customer service in a frame (spec 1 §2 /kefu); an address that may not be framed counts as a failure (D34). */
export const servicePage = createResourceMachine<string>(
  'serviceUrl',
  boundCall(async (_: void, signal) => {
    const allowed = outsideUrl(await fetchServiceUrl(client, signal), window.location.origin);
    if (allowed === null) throw { kind: 'malformed' } satisfies CallError;
    return allowed;
  }),
  { own: SERVICE_FAILED_TEXT },
);

/** Opens customer service from a part of the shell, inside the tap (D15). */
export function openCustomerService(root: AnyActorRef): void {
  root.send({ type: 'flow.needed', flow: customerServiceFlow });
  systemActor(root.system, 'customerService')?.send({ type: 'service.open' });
}
