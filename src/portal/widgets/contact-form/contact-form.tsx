import type { ContactMethod } from '#contracts/generated/contracts.ts';
import { FormPlace } from '#portal/accounts/form-place.tsx';
import { OwnFailure } from '#portal/accounts/own-failure.tsx';
import { useOwnQuery } from '#portal/accounts/use-own-query.ts';
import { WaitingForm } from '#portal/accounts/waiting-form.tsx';
import { securityQuery } from '#portal/data/security-queries.ts';
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
