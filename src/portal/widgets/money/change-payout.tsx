import { type PayoutKind, preferPayout, removePayout } from '#portal/data/security-calls.ts';
import { useRefreshAccount } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FootLine, Form, Lead, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { emptyProof, PayoutProof, type PayoutTerms, type ProofValue, proofNames, typedProof } from './payout-proof.tsx';
import { nameOfPayout, type Payout } from './payout-row.tsx';

/** A place is taken away, or becomes the default. */
export type PayoutChange = 'remove' | 'prefer';

const changeWords = {
  remove: { lead: 'payout.sure', act: 'payout.remove', keep: 'payout.keep' },
  prefer: { lead: 'payout.sureDefault', act: 'payout.makeDefault', keep: 'proof.back' },
} as const;

interface ChangePayoutProps {
  readonly kind: PayoutKind;
  readonly change: PayoutChange;
  readonly payout: Payout;
  readonly terms: PayoutTerms;
  readonly onDone: () => void;
}

/** Asks before a place changes, and for what proves the member. */
export function ChangePayout({ kind, change, payout, terms, onDone }: ChangePayoutProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshAccount();
  const words = changeWords[change];
  const form = useAccountForm<ProofValue>({
    names: proofNames(terms),
    initial: emptyProof(terms),
    check: (name, values) => (values[name] === '' ? t('check.required') : undefined),
    send: async (values) => {
      const send = change === 'remove' ? removePayout : preferPayout;
      await send(kind, payout.accountId, typedProof(terms, values), language);
      await refresh();
      onDone();
    },
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t(words.lead, { name: nameOfPayout(payout) })}</Lead>
      <FormFailure failure={form.failure} />
      <PayoutProof form={form} terms={terms} />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : words.act)}
      </Button>
      <FootLine>
        <TextButton type="button" onClick={onDone}>
          {t(words.keep)}
        </TextButton>
      </FootLine>
    </Form>
  );
}
