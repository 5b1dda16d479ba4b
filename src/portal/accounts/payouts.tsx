import { type ReactNode, useState } from 'react';
import { type PayoutKind, preferPayout } from '#portal/data/security-calls.ts';
import { useSite } from '#portal/session/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { AccountIcon } from './account-icon.tsx';
import { FormFailure } from './form-failure.tsx';
import { Form, Lead } from './form-look.ts';
import { useFormWords } from './form-place.tsx';
import { type Payout, PayoutRow } from './payout-row.tsx';
import { PayoutList } from './payouts.styles.ts';
import { RemovePayout } from './remove-payout.tsx';
import { useRefreshAccount } from './use-own-query.ts';

interface PayoutsProps {
  readonly kind: PayoutKind;
  /** The default first. */
  readonly payouts: readonly Payout[];
  readonly most: number;
  readonly needsPaymentPassword: boolean;
  /** The form that adds one, and says when it is done with. */
  readonly adding: (onDone: () => void) => ReactNode;
}

/** The places of one kind that a member is paid to: which is the default, adding one, and taking one away. */
export function Payouts({ kind, payouts, most, needsPaymentPassword, adding }: PayoutsProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshAccount();
  const [isAdding, setAdding] = useState(payouts.length === 0);
  const [removed, setRemoved] = useState<Payout | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (isAdding) return adding(() => setAdding(false));
  if (removed)
    return (
      <RemovePayout
        kind={kind}
        payout={removed}
        needsPaymentPassword={needsPaymentPassword}
        onDone={() => setRemoved(null)}
      />
    );
  const prefer = async ({ accountId }: Payout): Promise<void> => {
    setWorking(true);
    setFailure(null);
    try {
      await preferPayout(kind, accountId, language);
      await refresh();
    } catch (reason) {
      setFailure(reason);
    } finally {
      setWorking(false);
    }
  };
  return (
    <Form as="div">
      <FormFailure failure={failure} />
      {payouts.length === 0 && <Lead>{t(`payout.none.${kind}`)}</Lead>}
      {payouts.length > 0 && (
        <PayoutList>
          {payouts.map((payout) => (
            <PayoutRow
              key={payout.accountId}
              kind={kind}
              payout={payout}
              isWorking={isWorking}
              onPrefer={() => void prefer(payout)}
              onRemove={() => setRemoved(payout)}
            />
          ))}
        </PayoutList>
      )}
      {payouts.length >= most ? (
        <Lead>{t('payout.full', { most })}</Lead>
      ) : (
        <Button type="button" $size="large" onClick={() => setAdding(true)}>
          <AccountIcon name="plus" size={18} stroke={2} />
          {t(`payout.add.${kind}`)}
        </Button>
      )}
    </Form>
  );
}
