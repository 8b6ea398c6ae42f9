import { isMemberPhone, PHONE_TEXT } from '#machines/kit/form/contactRules.ts';
import { sentence, tooLong } from '#machines/kit/form/fieldText.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';

/** An application to become an agent: the phone number and the reason. */
export interface AgentValues {
  mobile: string;
  reason: string;
}

/** The maximum length of the reason; our choice. */
export const REASON_MAX = 200;
/** What the field of the reason takes. */
export const REASON = sentence(REASON_MAX, tooLong('申请理由', REASON_MAX));

/** The rules in the order of the document (spec 2 §5). */
export function invalidAgentApplication(values: AgentValues): InvalidField<keyof AgentValues> | null {
  if (!isMemberPhone(values.mobile.trim())) return { field: 'mobile', text: PHONE_TEXT };
  return values.reason.trim() === '' ? { field: 'reason', text: '请输入申请理由' } : null;
}
