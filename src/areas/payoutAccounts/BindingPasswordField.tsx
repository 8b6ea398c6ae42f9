import { useCustomerService } from '#hooks/customerService.ts';
import { FundPasswordField } from '#ui/FundPasswordField.tsx';
import type { FieldTextProps } from '#ui/useFieldText.ts';

interface BindingPasswordFieldProps extends FieldTextProps {
  name: string;
  error: string | undefined;
}

/** The fund password that confirms a binding. */
export function BindingPasswordField(field: BindingPasswordFieldProps) {
  return <FundPasswordField {...field} service={useCustomerService()} changeable enterKeyHint="go" />;
}
