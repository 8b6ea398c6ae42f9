import { actorView } from '#lib/actorView.tsx';
import type { ResourceMachine } from '#machines/resource/resource.machine.ts';

/** The way of the customer-service page to its actor, which has the address to frame. */
export const serviceView = actorView<ResourceMachine<string>>();
