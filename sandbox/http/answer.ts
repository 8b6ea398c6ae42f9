/** The envelope of every /api answer (spec 1 §7): `code` 200 is success, 201 for a registration. */
export interface Answer {
  code: number;
  message: string;
  data: unknown;
}

/** A successful answer; `message` is what the app may show as a toast. */
export function success(data: unknown = null, message = '操作成功'): Answer {
  return { code: 200, message, data };
}

/** A business refusal: the call's transaction is rolled back and the member reads `message`. */
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

/** No valid session (spec 1 §8). */
export const EXPIRED_TEXT = '您的账号登陆过期，请重新登陆';
/** The same on the calls that open games (spec 1 §6). */
export const EXPIRED_GAME_TEXT = '未认证用户，请重新登录';
