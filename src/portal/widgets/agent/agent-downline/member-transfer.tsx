import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Action, TeamMember, TeamTransfer, TeamTransferTerms } from '#contracts/generated/contracts.ts';
import { isMore, lessBy, sumOf } from '#portal/data/decimals.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { sendToDownline } from '#portal/data/team-calls.ts';
import { downlineTermsQuery } from '#portal/data/team-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { PasswordField } from '#portal/forms/fields/password-field.tsx';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { readAmount } from '#portal/i18n/read-amount.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Hint, Line, Stack, WayButton } from './downline.styles.ts';
import { useRefreshTeam } from './use-refresh-team.ts';

interface MemberTransferProps {
  readonly member: TeamMember;
  /** Where a payment password is set; null where nowhere. */
  readonly paymentProof: Action | null;
}

/** Sends money to a member of the team. Nothing stands here where the site's members send each other none. */
export function MemberTransfer({ member, paymentProof }: MemberTransferProps) {
  const t = useFormWords();
  const { language } = useSite();
  const [made, setMade] = useState<TeamTransfer | null>(null);
  const money = useDeskMoney();
  const { data: terms } = useOwnQuery(downlineTermsQuery(member.memberId, language));
  if (terms === undefined) return null;
  return (
    <section>
      <h3>{t('team.transfer')}</h3>
      {made !== null && (
        <Hint role="status">{t('team.sent', { amount: money.named(made.amount), reference: made.reference })}</Hint>
      )}
      {terms.hasPaymentPassword ? (
        <TransferForm key={made?.transferId ?? ''} member={member} terms={terms} onMade={setMade} />
      ) : (
        <Stack>
          <Hint>{t('team.needsPaymentPassword')}</Hint>
          {paymentProof && (
            <WayButton action={paymentProof} $look="secondary" $size="small">
              {t('team.setPaymentPassword')}
            </WayButton>
          )}
        </Stack>
      )}
    </section>
  );
}

interface TransferFormProps {
  readonly member: TeamMember;
  readonly terms: TeamTransferTerms;
  readonly onMade: (made: TeamTransfer) => void;
}

function TransferForm({ member, terms, onMade }: TransferFormProps) {
  const t = useFormWords();
  const money = useDeskMoney();
  const { language, site } = useSite();
  const { decimals } = site.currency;
  const queryClient = useQueryClient();
  const refresh = useRefreshTeam();
  const last = useRef<{ readonly amount: string; readonly key: string } | null>(null);
  const form = useAccountForm<'amount' | 'paymentPassword'>({
    names: ['amount', 'paymentPassword'],
    initial: { amount: '', paymentPassword: '' },
    check: (name, values) => {
      if (name === 'paymentPassword') return values.paymentPassword === '' ? t('team.missing') : undefined;
      return faultOf(readAmount(values.amount));
    },
    send: async ({ amount: typed, paymentPassword }) => {
      const amount = readAmount(typed);
      // The same amount again is a retry: after no answer came, the first may have been made.
      if (last.current?.amount !== amount) last.current = { amount, key: crypto.randomUUID() };
      const made = await sendToDownline(
        { memberId: member.memberId, amount, paymentPassword },
        last.current.key,
        language,
      );
      last.current = null;
      void queryClient.invalidateQueries({ queryKey: [BALANCE_PATH] });
      onMade(made);
      await refresh();
    },
    onRefused: (error) => {
      if (error instanceof GatewayError && error.code === 'wrong_payment_password') form.write('paymentPassword', '');
    },
  });
  const faultOf = (amount: string): string | undefined => {
    const form = new RegExp(`^\\d+(?:\\.\\d{1,${Math.max(decimals, 1)}})?$`);
    if (!form.test(amount) || (decimals === 0 && amount.includes('.'))) return t('team.amountForm');
    if (isMore(terms.min, amount, decimals)) return t('team.atLeast', { amount: money.named(terms.min) });
    for (const most of [terms.max, terms.leftToday, terms.available])
      if (isMore(amount, most, decimals)) return t('team.atMost', { amount: money.named(most) });
    return undefined;
  };
  const amount = readAmount(form.values.amount);
  const isRight = form.values.amount !== '' && faultOf(amount) === undefined;
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate>
      <Stack>
        <TextField
          {...form.bind('amount')}
          label={t('team.amount')}
          hint={t('team.amountHint', { min: money.named(terms.min), most: money.named(terms.leftToday) })}
          isRequired
          maxLength={18}
        />
        <PasswordField
          {...form.bind('paymentPassword')}
          label={t('team.paymentPassword')}
          isRequired
          autoComplete="off"
          maxLength={200}
        />
        {isRight && (
          <>
            <Line>
              {t('team.yoursAfter')}
              <bdi>{money.named(lessBy(terms.balance, amount, decimals))}</bdi>
            </Line>
            <Line>
              {t('team.theirsAfter', { account: member.account })}
              <bdi>{money.named(sumOf([terms.theirs, amount], decimals))}</bdi>
            </Line>
          </>
        )}
        <FormFailure failure={form.failure} />
        <Button type="submit" $size="small" aria-disabled={form.isSending}>
          {isRight ? t('team.send', { amount: money.named(amount) }) : t('team.sendPlain')}
        </Button>
      </Stack>
    </form>
  );
}
