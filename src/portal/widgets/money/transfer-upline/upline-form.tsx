import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Action, UplineName, UplineTransfer, UplineTransferTerms } from '#contracts/generated/contracts.ts';
import { isMore, lessBy } from '#portal/data/decimals.ts';
import type { Hold } from '#portal/data/holds.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { HoldNote, HoldReason } from '#portal/forms/holds/hold-note.tsx';
import { readAmount } from '#portal/i18n/read-amount.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Card } from '#portal/ui/account-card.ts';
import { AmountPart } from '../amount.styles.ts';
import { AmountInput } from '../amount-input.tsx';
import { CashierIcon } from '../cashier-icon.tsx';
import { Main, Note } from '../payment-page.styles.ts';
import { Limits } from '../share-chips.styles.ts';
import { ShareChips } from '../share-chips.tsx';
import { shareOf, type WithdrawFault, withdrawFault } from '../withdraw/withdraw-sums.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { Sending } from './transfer-upline.styles.ts';
import { UplineCard } from './upline-card.tsx';
import { uplineName } from './upline-name.ts';
import { UplineSummary } from './upline-summary.tsx';
import { useUplineTransfer } from './use-upline-transfer.ts';

interface UplineFormProps {
  readonly terms: UplineTransferTerms;
  readonly upline: UplineName;
  readonly paymentProof: Action;
  /** What keeps the member from sending; null for nothing that is known. */
  readonly hold: Hold | null;
  /** Where a missing check is seen to. */
  readonly checks?: Action | undefined;
  /** It comes in place of something that had the focus. */
  readonly takesFocus: boolean;
  readonly onSent: (transfer: UplineTransfer, name: string) => void;
}

/** Asks how much, and has it confirmed over the page. */
export function UplineForm({ terms, upline, paymentProof, hold, checks, takesFocus, onSent }: UplineFormProps) {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const [typed, setTyped] = useState('');
  /** What is being confirmed. It stays the same when the terms change meanwhile. */
  const [asked, setAsked] = useState<{ readonly amount: string; readonly balance: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const send = useUplineTransfer();
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const { min, max, leftToday, balance, available, hasPaymentPassword } = terms;
  const locked = isMore(balance, available, decimals) ? lessBy(balance, available, decimals) : '0';
  const bounds = { min, max, leftToday, withdrawable: available };
  const amount = readAmount(typed);
  const fault = withdrawFault(amount, bounds, decimals);
  const faultWords = useFaultWords(terms, locked)(fault);
  const nothing = useNothingWords(terms);
  const isOff = hold !== null || nothing !== null;
  const missing = (): ReactNode => {
    if (hold !== null) return <HoldReason step="transfer" hold={hold} />;
    if (nothing !== null) return nothing;
    if (fault !== null) return faultWords ?? t('upline.missing.amount');
    return hasPaymentPassword ? null : t('withdraw.missing.newPassword');
  };
  const isMissing = missing() !== null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (hold !== null) note.current?.focus();
    else if (isMissing) field.current?.focus();
    else setAsked({ amount, balance });
  };
  return (
    <>
      <Sending onSubmit={submit} noValidate>
        <Main>
          <UplineCard terms={terms} upline={upline} locked={locked} />
          {hold !== null && <HoldNote ref={note} step="transfer" hold={hold} ways={{ checks }} />}
          {hold === null && nothing !== null && (
            <Note $isWarning>
              <CashierIcon name="info" size={16} stroke={2} />
              <p>{nothing}</p>
            </Note>
          )}
          <Card as="div">
            <AmountPart>
              <AmountInput
                label={t('deposit.amount')}
                name="amount"
                field={field}
                typed={typed}
                hint={t('upline.bounds', { min: money.round(min), max: money.round(max) })}
                fault={faultWords}
                isOff={isOff}
                onWrite={setTyped}
              />
              <ShareChips
                amount={amount}
                shareOf={(percent) => shareOf(percent, bounds, decimals)}
                isOff={(share) => isOff || withdrawFault(share, bounds, decimals) !== null}
                onChoose={setTyped}
              />
            </AmountPart>
            <Limits>
              <div>
                <dt>{t('withdraw.leftToday')}</dt>
                <dd>{money.round(leftToday)}</dd>
              </div>
            </Limits>
          </Card>
        </Main>
        <UplineSummary
          terms={terms}
          name={uplineName(upline)}
          amount={fault === null ? amount : null}
          missing={missing()}
          paymentProof={paymentProof}
        />
      </Sending>
      {asked !== null && (
        <ConfirmSheet
          name={uplineName(upline)}
          {...asked}
          paymentProof={paymentProof}
          onClose={() => setAsked(null)}
          onSend={async (paymentPassword) => {
            onSent(await send({ amount: asked.amount, paymentPassword }), uplineName(upline));
          }}
        />
      )}
    </>
  );
}

/** Says why no amount can be sent; null where one can. */
function useNothingWords({ available, min, leftToday }: UplineTransferTerms): string | null {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  if (!isMore(available, '0', decimals)) return t('upline.missing.nothing');
  if (isMore(min, available, decimals))
    return t('upline.missing.little', { amount: money.say(available), min: money.round(min) });
  return isMore(min, leftToday, decimals) ? t('upline.missing.today') : null;
}

/** The error text of an amount; undefined for a right or an empty one. */
function useFaultWords({ min, max, available, leftToday }: UplineTransferTerms, locked: string) {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  return (fault: WithdrawFault | null): string | undefined => {
    if (fault === null || fault === 'required') return undefined;
    if (fault === 'form') return t('deposit.faultForm', { example: decimals === 0 ? '100' : '25.50' });
    if (fault === 'atLeast') return t('deposit.atLeast', { amount: money.round(min) });
    if (fault === 'atMost') return t('deposit.atMost', { amount: money.round(max) });
    if (fault === 'leftToday') return t('withdraw.fault.leftToday', { amount: money.round(leftToday) });
    if (!isMore(locked, '0', decimals)) return t('upline.fault.available', { amount: money.say(available) });
    return t('upline.fault.locked', { amount: money.say(available), locked: money.say(locked) });
  };
}
