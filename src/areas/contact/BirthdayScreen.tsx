import { useSystemSelector } from '#hooks/actors.tsx';
import { useForm } from '#hooks/form.ts';
import { serverNow } from '#lib/serverClock.ts';
import { FIRST_BIRTHDAY } from '#machines/kit/form/contactRules.ts';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextField } from '#ui/TextField.tsx';
import { birthdayView } from './contactViews.ts';

/** The current local date by the server's clock, as YYYY-MM-DD. */
function localDay(): string {
  const now = new Date(serverNow());
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Sets the birthday (spec 2 §7 updateuserinfo); the current one is displayed above. */
export function BirthdayScreen() {
  const known = useSystemSelector('session', ({ context }) => context.user?.birthday ?? '');
  const today = localDay();
  const form = useForm(birthdayView, ['birthday'], { values: { today } });
  const ref = useInvalidFocus(form.invalid);
  return (
    <FormPage
      {...form.props}
      ref={ref}
      refused={form.invalid}
      busy={form.busy}
      intro={known === '' ? '填写生日，领取生日礼遇。' : `当前生日：${known}`}
    >
      <TextField
        label="生日"
        {...form.field('birthday')}
        type="date"
        min={FIRST_BIRTHDAY}
        max={today}
        defaultValue={known}
        autoComplete="bday"
        enterKeyHint="go"
      />
    </FormPage>
  );
}
