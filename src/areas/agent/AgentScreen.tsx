import { useForm } from '#hooks/form.ts';
import { REASON } from '#machines/agent/agentRules.ts';
import { MEMBER_PHONE } from '#machines/kit/form/contactRules.ts';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { agentView } from './agentView.ts';

/** The agent application (spec 2 §2, §5). */
export function AgentScreen() {
  const form = useForm(agentView, ['mobile', 'reason']);
  const ref = useInvalidFocus(form.invalid);
  return (
    <FormPage
      {...form.props}
      ref={ref}
      refused={form.invalid}
      busy={form.busy}
      intro="填写联系方式与申请理由，专员会尽快与您联系。"
    >
      <TextField
        label="手机号"
        {...form.field('mobile', MEMBER_PHONE)}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="next"
        placeholder="请输入手机号"
      />
      <TextArea label="申请理由" {...form.field('reason', REASON)} placeholder="例如：推广渠道、团队规模" />
    </FormPage>
  );
}
