import { useId, useRef, useState } from 'react';
import type { WithdrawalTerms } from '#contracts/generated/contracts.ts';
import { isMore } from '#portal/data/decimals.ts';
import type { Hold } from '#portal/data/holds.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { HoldNote, HoldReason } from '#portal/forms/holds/hold-note.tsx';
import { readAmount } from '#portal/i18n/read-amount.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { usePhone } from '#portal/ui/use-phone.ts';
import { Main } from '../payment-page.styles.ts';
import { SetPassword } from '../set-password.tsx';
import { WithdrawAmount } from './amount-part.tsx';
import { AvailableCard } from './available-card.tsx';
import { CheckAside } from './check-card.styles.ts';
import { CheckCard } from './check-card.tsx';
import { NextCard } from './next-card.tsx';
import { NothingNote } from './nothing-note.tsx';
import { kindOf, type PayoutKind } from './payout-kind.ts';
import { PayoutPart } from './payout-part.tsx';
import { PhoneFoot } from './phone-foot.tsx';
import { TurnoverCard } from './turnover-card.tsx';
import { useActiveBonus } from './use-active-bonus.ts';
import { useNewWithdrawal } from './use-new-withdrawal.ts';
import { Grid } from './withdraw.styles.ts';
import { sumsOf, withdrawFault } from './withdraw-sums.ts';
import type { WithdrawWays } from './withdraw-ways.ts';

interface WithdrawFormProps {
  readonly terms: WithdrawalTerms;
  readonly ways: WithdrawWays;
  /** What keeps the member from withdrawing; null for nothing. */
  readonly hold: Hold | null;
}

/** Asks for the account, the amount and the payment password. The default account is chosen until another one is. */
export function WithdrawForm({ terms, ways, hold }: WithdrawFormProps) {
  const t = useFormWords();
  const { decimals } = useSite().site.currency;
  const isPhone = usePhone();
  const [kindChosen, setKind] = useState<PayoutKind | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const turnover = useRef<HTMLElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const formId = useId();
  const ask = useNewWithdrawal();
  const active = useActiveBonus();

  const { accounts, hasPaymentPassword } = terms;
  const usable = accounts.filter(({ usableFrom }) => usableFrom === null);
  const first = usable[0] ?? accounts[0];
  const kind = kindChosen ?? (first ? kindOf(first.to) : 'bank');
  const ofKind = usable.filter(({ to }) => kindOf(to) === kind);
  const account = ofKind.find(({ payoutId }) => payoutId === chosen) ?? ofKind[0];

  const amount = readAmount(typed);
  const fault = withdrawFault(amount, terms, decimals);
  const faultWords = useFaultWords(terms)(fault);
  const isEmpty = !isMore(terms.withdrawable, '0', decimals) || terms.countLeft === 0;
  const isOff = hold !== null || isEmpty;
  const missing = () => {
    if (hold !== null) return <HoldReason step="withdrawal" hold={hold} />;
    if (terms.countLeft === 0) return t('withdraw.missing.today');
    if (isEmpty) return t('withdraw.missing.nothing');
    if (!account) return t('withdraw.missing.account');
    if (fault !== null) return faultWords ?? t('withdraw.missing.amount');
    return hasPaymentPassword ? null : t('withdraw.missing.newPassword');
  };
  const check = {
    terms,
    account,
    amount: fault === null ? amount : null,
    sums: sumsOf(fault === null ? amount : '0', terms, decimals),
    missing: missing(),
    forgotten: ways.paymentProof,
    onMissing: () => (hold === null ? field : note).current?.focus(),
    onSend: async (paymentPassword: string) => {
      if (account) await ask({ payoutId: account.payoutId, amount, paymentPassword });
    },
  };
  const hasTurnover = terms.turnover.length > 0 || active !== null;
  const next = <NextCard confirmMinutes={terms.confirmMinutes} />;
  return (
    <Grid>
      <Main>
        {hold && <HoldNote step="withdrawal" hold={hold} ways={ways} ref={note} />}
        <AvailableCard terms={terms} />
        <PayoutPart
          accounts={accounts}
          chosen={account}
          kind={kind}
          ways={ways}
          onKind={setKind}
          onChoose={setChosen}
        />
        {hold === null && isEmpty && <NothingNote terms={terms} turnover={turnover} />}
        <WithdrawAmount
          terms={terms}
          field={field}
          formId={isPhone ? undefined : formId}
          typed={typed}
          amount={amount}
          fault={faultWords}
          isOff={isOff}
          onWrite={setTyped}
        />
        {isPhone && !hasPaymentPassword && (
          <SetPassword
            way={ways.paymentProof}
            text={t('withdraw.setPasswordText')}
            label={t('withdraw.setPassword')}
            isFirst={account !== undefined}
          />
        )}
      </Main>
      {!isPhone && (
        <CheckAside>
          <CheckCard {...check} formId={formId} />
          {!hasTurnover && next}
        </CheckAside>
      )}
      {hasTurnover && <TurnoverCard terms={terms} active={active} card={turnover} />}
      {(isPhone || hasTurnover) && next}
      {isPhone && <PhoneFoot {...check} />}
    </Grid>
  );
}

/** The error text of an amount; undefined for a right or an empty one. */
function useFaultWords(terms: WithdrawalTerms) {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const { min, max, withdrawable, locked, leftToday } = terms;
  return (fault: ReturnType<typeof withdrawFault>): string | undefined => {
    if (fault === null || fault === 'required') return undefined;
    if (fault === 'form') return t('deposit.faultForm', { example: decimals === 0 ? '100' : '25.50' });
    if (fault === 'atLeast') return t('deposit.atLeast', { amount: money.round(min) });
    if (fault === 'atMost') return t('deposit.atMost', { amount: money.round(max) });
    if (fault === 'leftToday') return t('withdraw.fault.leftToday', { amount: money.round(leftToday) });
    if (!isMore(locked, '0', decimals)) return t('withdraw.fault.available', { amount: money.say(withdrawable) });
    return t('withdraw.fault.locked', { amount: money.say(withdrawable), locked: money.say(locked) });
  };
}
