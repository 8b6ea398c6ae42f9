import { assign, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { loginDetourMachine } from '#machines/kit/loginDetour/loginDetour.machine.ts';
import { unreadCount, type Notice } from '#machines/notices/notice.ts';

/** The text of the login check of the notice pages, and the delay before the login page, in ms (spec 2 §6). */
export const NOTICE_LOGIN_TEXT = '请先登录';
export const NOTICE_LOGIN_DELAY_MS = 1000;
/** Shown in place of a notice that does not exist (spec 2 §8). */
export const NOTICE_MISSING_TEXT = '消息不存在或无权限';

/** The input of a notice page: who opened it and where, which notice it shows, and which were read before. */
export interface NoticesInput {
  member: boolean;
  location: string;
  /** the notice of the detail page; null for the list */
  id: string | null;
  read: readonly string[];
}

/**
 * The notice list and a single notice (spec 2 §2, §6, D8). There is no call for a single notice, so the detail page
 * takes it from the list. A visitor is told to log in, is sent to the login after a second, and comes back afterwards.
 */
export const noticesMachine = setup({
  types: {} as {
    context: NoticesInput & {
      notices: Notice[];
      /** the error text that is shown */ failure: string;
    };
    events: { type: 'retry' };
    input: NoticesInput;
  },
  actors: { fetchNotices: unboundCall<Notice[]>('fetchNotices'), loginDetour: loginDetourMachine },
  guards: {
    isMember: ({ context }) => context.member,
    isList: ({ context }) => context.id === null,
    isThere: ({ context }) => context.notices.some(({ id }) => id === context.id),
  },
  actions: {
    keepNotices: assign((_, notices: Notice[]) => ({ notices })),
    noteRead: assign(({ context: { id, read } }) =>
      id === null || read.includes(id) ? {} : { read: [...read, id] },
    ),
    storeRead: (_, _params: { read: readonly string[] }) => undefined,
    notifyCount: ({ system, context }) =>
      system
        .get('unreadNotices')
        ?.send({ type: 'notices.counted', count: unreadCount(context.notices, context.read) }),
  },
}).createMachine({
  id: 'notices',
  context: ({ input }) => ({ ...input, notices: [], failure: '' }),
  initial: 'entering',
  states: {
    entering: {
      always: [{ guard: 'isMember', target: 'loading' }, { target: 'turnedAway' }],
    },
    turnedAway: {
      invoke: {
        src: 'loginDetour',
        id: 'loginDetour',
        input: ({ context }) => ({
          text: NOTICE_LOGIN_TEXT,
          delay: NOTICE_LOGIN_DELAY_MS,
          wanted: context.location,
          replace: true,
        }),
      },
    },
    loading: {
      invoke: {
        src: 'fetchNotices',
        id: 'fetchNotices',
        onDone: {
          target: 'finding',
          actions: { type: 'keepNotices', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => loadFailureText(event.error) }),
        },
      },
    },
    finding: {
      always: [
        { guard: 'isList', target: 'listing' },
        { guard: 'isThere', target: 'reading' },
        { target: 'missing' },
      ],
    },
    listing: { entry: 'notifyCount' },
    reading: {
      entry: [
        'noteRead',
        { type: 'storeRead', params: ({ context }) => ({ read: context.read }) },
        'notifyCount',
      ],
    },
    // the others are known all the same
    missing: { entry: 'notifyCount' },
    failed: { on: { retry: 'loading' } },
  },
});
