import { assign, setup, type ActorRef, type Snapshot } from 'xstate';
import { toCallError } from '#machines/kit/calls/callError.ts';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { refreshProfile, toast } from '#machines/app/effects.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import { refusedPicture } from '#machines/userCenter/pictureRules.ts';

/** Sent by the upload while it runs, in whole percents. */
interface UploadProgress {
  type: 'upload.progressed';
  percent: number;
}

/** The input of the upload; `receiver` receives its progress. */
export interface AvatarUpload {
  picture: Blob;
  receiver: Pick<ActorRef<Snapshot<unknown>, UploadProgress>, 'send'>;
}

/**
 * The member's picture (spec 1 §7, spec 2 §2): a chosen file is checked, shown at once and sent; after a failure it
 * stays for a retry. The new address comes with the member's info.
 */
export const avatarUploadMachine = setup({
  types: {} as {
    context: {
      picture: Blob | null;
      percent: number;
      /** why the last picture was not taken, until another one is chosen or sent */
      refusal: Refusal | null;
    };
    events:
      | { type: 'picture.chosen'; picture: Blob }
      | UploadProgress
      | { type: 'upload.retried' }
      | { type: 'upload.cancelled' };
    tags: 'busy';
  },
  actors: { upload: unboundCall<void, AvatarUpload>('upload') },
  guards: {
    isAcceptable: (_, picture: Blob) => refusedPicture(picture) === null,
    isExpired: ({ event }) => 'error' in event && toCallError(event.error).kind === 'expired',
  },
  actions: {
    keepPicture: assign((_, picture: Blob) => ({ picture, percent: 0, refusal: null })),
    dropPicture: assign({ picture: null, percent: 0, refusal: null }),
    startAnew: assign({ percent: 0, refusal: null }),
    markFailed: assign((_, text: string) => ({ refusal: refusalOf(text) })),
    notifyRefusal: ({ context, system }) => toast({ system }, { text: context.refusal?.text ?? '' }),
    setPercent: assign((_, percent: number) => ({ percent })),
    refreshProfile,
    toast,
  },
}).createMachine({
  id: 'avatarUpload',
  context: { picture: null, percent: 0, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'picture.chosen': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.picture },
            target: 'uploading',
            actions: { type: 'keepPicture', params: ({ event }) => event.picture },
          },
          {
            actions: [
              { type: 'markFailed', params: ({ event }) => refusedPicture(event.picture) ?? '' },
              'notifyRefusal',
            ],
          },
        ],
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        src: 'upload',
        id: 'upload',
        input: ({ context, self }) => ({ picture: context.picture ?? new Blob(), receiver: self }),
        onDone: {
          target: 'idle',
          actions: ['dropPicture', 'refreshProfile', { type: 'toast', params: { text: '头像已更新' } }],
        },
        onError: [
          {
            guard: 'isExpired',
            target: 'idle',
            actions: 'dropPicture',
          },
          {
            target: 'failed',
            actions: [
              {
                type: 'markFailed',
                params: ({ event }) => failureText(event.error, { fallback: '头像上传失败，请稍后重试' }),
              },
              'notifyRefusal',
            ],
          },
        ],
      },
      on: {
        'upload.progressed': { actions: { type: 'setPercent', params: ({ event }) => event.percent } },
        'upload.cancelled': { target: 'idle', actions: 'dropPicture' },
      },
    },
    failed: {
      on: {
        'upload.retried': { target: 'uploading', actions: 'startAnew' },
        'upload.cancelled': { target: 'idle', actions: 'dropPicture' },
      },
    },
  },
});
