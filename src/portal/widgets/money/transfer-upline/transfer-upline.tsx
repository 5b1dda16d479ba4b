import { useState } from 'react';
import type { Action, UplineTransfer } from '#contracts/generated/contracts.ts';
import { uplineTermsQuery } from '#portal/data/upline-queries.ts';
import { useHold } from '#portal/data/use-hold.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AccountNeeded, useNeedsAccount } from '../account-needed.tsx';
import { Page } from '../payment-page.styles.ts';
import { UplineForm } from './upline-form.tsx';
import { UplineSent } from './upline-sent.tsx';
import { UplineWaiting } from './upline-waiting.tsx';

export function TransferUplineView({ nodeId, paymentProof, checks }: WidgetViewProps<'transfer-upline'>) {
  return (
    <FormPlace nodeId={nodeId} widget="transfer-upline" voice="payout" waiting={<UplineWaiting />}>
      <OwnUpline paymentProof={paymentProof} checks={checks} />
    </FormPlace>
  );
}

/** A transfer that was made, and whom it went to. */
interface Sent {
  readonly transfer: UplineTransfer;
  readonly name: string;
}

/** The form until something was sent, then what became of it (specification, section 2, "Member centre menu pages"). */
function OwnUpline({ paymentProof, checks }: { readonly paymentProof: Action; readonly checks: Action | undefined }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const needsAccount = useNeedsAccount();
  const { data: terms, error, isLoadingError, refetch } = useOwnQuery(uplineTermsQuery());
  // Money for the upline leaves the house as a withdrawal does, and the gateway asks for the same checks.
  const { hold, isKnown } = useHold('withdrawal');
  const [sent, setSent] = useState<Sent | null>(null);
  const [isAnother, setAnother] = useState(false);
  if (needsAccount) return <AccountNeeded about="transfers" />;
  if ((!terms || !isKnown) && !isLoadingError) return <UplineWaiting />;
  const part = () => {
    const again = () => {
      setSent(null);
      setAnother(true);
    };
    if (sent) return <UplineSent {...sent} onAgain={again} />;
    if (!terms) return <OwnFailure error={error} onRetry={() => void refetch()} />;
    if (!terms.upline) return <EmptyState icon="users" title={t('upline.none')} />;
    return (
      <UplineForm
        terms={terms}
        upline={terms.upline}
        paymentProof={paymentProof}
        hold={hold}
        checks={checks}
        takesFocus={isAnother}
        onSent={(transfer, name) => setSent({ transfer, name })}
      />
    );
  };
  return (
    <Page>
      <h1>{say('menu.transferUpline')}</h1>
      {part()}
    </Page>
  );
}
