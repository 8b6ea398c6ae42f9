import type { UserInfo } from '#machines/app/session/userInfo.ts';
import { userAnswer } from '#tests/support/driver.ts';
import type { RenderedDriver } from '#tests/support/renderedDriver.tsx';

export const USER = '/api/user';
export const LEVELS = '/api/uservip';
export const UPLOAD = '/api/uploadimg';
export const RECOVER_GAMES = '/api/transall';
export const COUNT_LOTTERY = '/api/get-game-balance';

/** The info of a member with amounts that binary floating point cannot represent exactly. */
export const memberAnswer = (changes: Partial<UserInfo> = {}) =>
  userAnswer('1234567890123456.78', {
    username: 'player88',
    mbalance: '300.1',
    vip: 3,
    vipname: '',
    paysum: '52000',
    ...changes,
  });

/** Opens the user centre of a member, whose calls stay pending except the one for the member's info. */
export async function openUserCenter(app: RenderedDriver, answer = memberAnswer()): Promise<void> {
  await app.calls.always(USER, answer);
  await app.open('/userCenter', { member: true, hold: [LEVELS, UPLOAD, RECOVER_GAMES, COUNT_LOTTERY] });
  await app.reads('player88');
}

/** A URL class with the methods that jsdom lacks. */
export class BrowserUrl extends URL {
  static override createObjectURL = () => 'blob:chosen';
  static override revokeObjectURL = () => undefined;
}
