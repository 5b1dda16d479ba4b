import type { ContactMethod } from '#contracts/generated/contracts.ts';
import { securityQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { BindEmail } from './bind-email.tsx';
import { BindMobile } from './bind-mobile.tsx';

export function ContactFormView({ nodeId, contact }: WidgetViewProps<'contact-form'>) {
  return (
    <FormPlace nodeId={nodeId} widget="contact-form" voice="account" waiting={<WaitingForm fields={3} />}>
      <BindContact contact={contact} />
    </FormPlace>
  );
}

function BindContact({ contact }: { readonly contact: ContactMethod }) {
  const { data, error, isLoadingError, refetch } = useOwnQuery(securityQuery());
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingForm fields={3} />;
  const Bind = contact === 'email' ? BindEmail : BindMobile;
  return <Bind hasPassword={data.password.isSet} />;
}
