/** The body of a response. */
export interface AnswerBody {
  code: number;
  message?: string;
  data?: unknown;
}
