import { useState } from 'react';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { securityQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery, useRefreshAccount } from '#portal/data/use-own-query.ts';
import { FormPlace } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ManageTwoStep } from './manage-two-step.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetUpTwoStep } from './set-up-two-step.tsx';

export function TwoStepView({ nodeId }: WidgetViewProps<'two-step'>) {
  return (
    <FormPlace nodeId={nodeId} widget="two-step" voice="account" waiting={<WaitingForm fields={2} />}>
      <TwoStep />
    </FormPlace>
  );
}

/**
 * Sets the authenticator up where there is none, else renews its recovery codes or turns it off. Recovery codes are
 * shown until they are kept.
 */
function TwoStep() {
  const { data, error, isLoadingError, refetch } = useOwnQuery(securityQuery());
  const refresh = useRefreshAccount();
  const close = useModalClose();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodeList codes={codes} onKept={close} />;
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingForm fields={2} />;
  const show = (given: readonly string[]): void => {
    setCodes(given);
    void refresh();
  };
  const leave = async (): Promise<void> => {
    await refresh();
    close();
  };
  return data.totp.isOn ? (
    <ManageTwoStep totp={data.totp} onCodes={show} onOff={leave} />
  ) : (
    <SetUpTwoStep onCodes={show} />
  );
}
