import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { object, text, unread, filledText } from '#api/contract/fields.ts';

export const gameCalls = {
  'POST /api/getGameUrl': {
    summary: 'Requests the opening of a game',
    description:
      'getGameUrlResult returns the address. Codes with their own texts: 401, 429, 500; any other shows its message or 进入游戏失败.',
    member: true,
    changes: true,
    body: v.object({
      plat_name: v.string(),
      game_type: v.pipe(
        v.number(),
        v.metadata({ description: '1 live, 5 sport, 7 gaming, 6 joker, 3 concise, 0 unknown.' }),
      ),
      game_code: v.string(),
      is_mobile_url: v.literal(1),
    }),
    data: unread,
  },
  'GET /api/getGameUrlResult': {
    summary: 'The address of the requested game',
    description: 'Polled once a second, 15 times. No data or an empty url means not yet.',
    member: true,
    query: v.object({ plat_name: v.string() }),
    data: v.nullish(object({ url: v.nullish(text) })),
  },
  'GET /api/getAgentLoginUrl': {
    summary: 'The address at which an agent logs in',
    description: 'Only for members whose isagent is 1.',
    member: true,
    data: v.union([filledText, object({ url: filledText })], 'text or object with url'),
  },
} satisfies Record<string, DocumentedCall>;
