import { type ReactNode, useState } from 'react';
import type { SecondFactor } from '#contracts/generated/contracts.ts';
import type { PayoutKind } from '#portal/data/security-calls.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { ChangePayout, type PayoutChange } from './change-payout.tsx';
import { ConfirmPayout } from './confirm-payout.tsx';
import type { PayoutTerms } from './payout-proof.tsx';
import { type Payout, PayoutRow } from './payout-row.tsx';
import { PayoutList } from './payouts.styles.ts';

interface PayoutsProps {
  readonly kind: PayoutKind;
  /** The default first. */
  readonly payouts: readonly Payout[];
  readonly most: number;
  readonly terms: PayoutTerms;
  /** The second factors that can confirm a new payout account. */
  readonly confirmMethods: readonly SecondFactor[];
  /** The form that adds one, and says when it is done with. */
  readonly adding: (onDone: () => void) => ReactNode;
}

type Step =
  | { readonly step: 'list' | 'add' }
  | { readonly step: PayoutChange; readonly payout: Payout }
  | { readonly step: 'confirm'; readonly payout: Payout & { readonly usableFrom: string } };

/** The places of one kind that a member is paid to: which is the default, adding one, and taking one away. */
export function Payouts({ kind, payouts, most, terms, confirmMethods, adding }: PayoutsProps) {
  const t = useFormWords();
  const [now, setNow] = useState<Step>({ step: payouts.length === 0 ? 'add' : 'list' });
  const back = (): void => setNow({ step: 'list' });
  if (now.step === 'add') return adding(back);
  if (now.step === 'confirm')
    return <ConfirmPayout kind={kind} payout={now.payout} methods={confirmMethods} onDone={back} />;
  if (now.step === 'remove' || now.step === 'prefer')
    return <ChangePayout kind={kind} change={now.step} payout={now.payout} terms={terms} onDone={back} />;
  /** The action that confirms a waiting account; undefined where it does not wait, or no method is available. */
  const confirming = (payout: Payout) => {
    const { usableFrom } = payout;
    if (usableFrom === null || confirmMethods.length === 0) return undefined;
    return () => setNow({ step: 'confirm', payout: { ...payout, usableFrom } });
  };
  return (
    <Form as="div">
      {payouts.length === 0 && <Lead>{t(`payout.none.${kind}`)}</Lead>}
      {payouts.length > 0 && (
        <PayoutList>
          {payouts.map((payout) => (
            <PayoutRow
              key={payout.accountId}
              kind={kind}
              payout={payout}
              onConfirm={confirming(payout)}
              onPrefer={() => setNow({ step: 'prefer', payout })}
              onRemove={() => setNow({ step: 'remove', payout })}
            />
          ))}
        </PayoutList>
      )}
      {payouts.length >= most ? (
        <Lead>{t('payout.full', { most })}</Lead>
      ) : (
        <Button type="button" $size="large" onClick={() => setNow({ step: 'add' })}>
          <AccountIcon name="plus" size={18} stroke={2} />
          {t(`payout.add.${kind}`)}
        </Button>
      )}
    </Form>
  );
}
