import { FormPlace } from '#portal/accounts/form-place.tsx';
import { WaitingForm } from '#portal/accounts/waiting-form.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { BindEmail } from './bind-email.tsx';
import { BindMobile } from './bind-mobile.tsx';

export function ContactFormView({ nodeId, contact }: WidgetViewProps<'contact-form'>) {
  return (
    <FormPlace nodeId={nodeId} widget="contact-form" voice="account" waiting={<WaitingForm fields={2} />}>
      {contact === 'email' ? <BindEmail /> : <BindMobile />}
    </FormPlace>
  );
}
