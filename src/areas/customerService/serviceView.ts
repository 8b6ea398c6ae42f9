import { actorView } from '#hooks/actorView.tsx';
import type { ResourceMachine } from '#machines/kit/resource/resource.machine.ts';

/** Access to the actor of the customer service page, which fetches the address of the frame. */
export const serviceView = actorView<ResourceMachine<string>>();
