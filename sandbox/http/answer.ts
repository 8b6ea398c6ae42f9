/** The envelope of every /api response (spec 1 §7): `code` 200 is success, 201 for a registration. */
export interface Answer {
  code: number;
  message: string;
  data: unknown;
}

/** A successful response; the app may show `message` as a toast. */
export function success(data: unknown = null, message = '操作成功'): Answer {
  return { code: 200, message, data };
}

/** A business error: the transaction is rolled back and `message` is shown to the member. */
export class Refusal extends Error {
  readonly code: number;
  constructor(message: string, code = 400) {
    super(message);
    this.code = code;
  }
  get answer(): Answer {
    return { code: this.code, message: this.message, data: null };
  }
}

/** The message without a valid session (spec 1 §8). */
export const EXPIRED_TEXT = '您的账号登陆过期，请重新登陆';
/** The same for the calls that open games (spec 1 §6). */
export const EXPIRED_GAME_TEXT = '未认证用户，请重新登录';
