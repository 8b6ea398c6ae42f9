import type { FlowDefinition } from './flowHost.machine.ts';
import type { NetworkEvent } from '#machines/app/network/network.machine.ts';
import type { PageClosedEvent, PageDefinition } from './pageHost.machine.ts';
import type { SessionEndedEvent } from '#machines/app/session/sessionSetup.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import type { AppInfo } from '#machines/app/site/appInfo.ts';

/** The input of the app: the stored data. */
export interface RootInput {
  appInfo: AppInfo | null;
  user: UserInfo | null;
  hasToken: boolean;
}

/** What the root is told, by the views, the address bar and its own actors. */
export type RootEvent =
  | { type: 'flow.needed'; flow: FlowDefinition }
  | { type: 'page.entered'; page: PageDefinition; input: unknown }
  | { type: 'page.left'; id: string }
  | PageClosedEvent
  | { type: 'location.changed'; location: string }
  | SessionEndedEvent
  | NetworkEvent;
