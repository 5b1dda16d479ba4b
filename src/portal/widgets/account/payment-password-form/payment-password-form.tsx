import { useState } from 'react';
import { securityQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ChoosePaymentPassword } from './choose-payment-password.tsx';
import { ResetPaymentPassword } from './reset-payment-password.tsx';

export function PaymentPasswordFormView({ nodeId }: WidgetViewProps<'payment-password-form'>) {
  return (
    <FormPlace nodeId={nodeId} widget="payment-password-form" voice="account" waiting={<WaitingForm fields={3} />}>
      <PaymentPassword />
    </FormPlace>
  );
}

function PaymentPassword() {
  const { data, error, isLoadingError, refetch } = useOwnQuery(securityQuery());
  const [isForgotten, setForgotten] = useState(false);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingForm fields={3} />;
  if (isForgotten) return <ResetPaymentPassword security={data} onBack={() => setForgotten(false)} />;
  return <ChoosePaymentPassword isFirst={!data.paymentPassword.isSet} onForgotten={() => setForgotten(true)} />;
}
