import { type FormEvent, useId, useRef, useState } from 'react';
import type { PartAnswer, Withdrawal } from '#contracts/generated/contracts.ts';
import { isAmount, isMore, lessBy } from '#portal/data/decimals.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { readAmount } from '#portal/i18n/read-amount.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { AmountInput } from '#portal/widgets/money/amount-input.tsx';
import { CashierIcon } from '#portal/widgets/money/cashier-icon.tsx';
import { ActionButton, Note } from '#portal/widgets/money/payment-page.styles.ts';
import { Go } from '#portal/widgets/money/summary.styles.ts';
import { AnswerCards } from './answer-cards.tsx';
import { Answer, AnswerFoot, ArrivedPart, ArrivedSide } from './answer-form.styles.ts';
import { PartProofs } from './part-proofs.tsx';
import { usePartAnswer } from './use-part-answer.ts';
import { isInParts, type WithdrawalPart } from './withdrawal-part.ts';

interface AnswerFormProps {
  readonly withdrawal: Withdrawal;
  readonly part: WithdrawalPart;
  readonly onDone: () => void;
}

/** Says whether a part arrived: in full, in part with the amount that did, or not at all. */
export function AnswerForm({ withdrawal, part, onDone }: AnswerFormProps) {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const headId = useId();
  const sentenceId = useId();
  const [outcome, setOutcome] = useState<PartAnswer>(part.answer ?? 'received');
  const [typed, setTyped] = useState('');
  const [isUploading, setUploading] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { send, isBusy, failure, forgetFailure } = usePartAnswer(withdrawal.withdrawalId, onDone);

  // What came back to the wallet already cannot arrive any more.
  const whole = lessBy(part.amount, part.returned, decimals);
  const arrived = readAmount(typed);
  const isRight = isAmount(arrived, decimals) && isMore(whole, arrived, decimals);
  const hasProof = part.proofs.length > 0 && !isUploading;
  const isOpen = outcome === 'received' || (hasProof && (outcome === 'notReceived' || isRight));
  const missing = outcome === 'notReceived' ? whole : isRight ? lessBy(whole, arrived, decimals) : null;
  const faultWords = (): string | undefined => {
    if (arrived === '' || isRight) return undefined;
    if (!isAmount(arrived, decimals)) return t('deposit.faultForm', { example: decimals === 0 ? '100' : '25.50' });
    return t('withdrawal.arrivedTooMuch', { amount: money.say(whole) });
  };
  const label = () => {
    if (isBusy) return t('deposit.sending');
    if (outcome === 'received') return t('withdrawal.confirm', { amount: money.say(whole) });
    return missing === null ? t('deposit.continue') : t('withdrawal.report', { amount: money.say(missing) });
  };
  const sentence = () => {
    if (outcome === 'partly' && !isRight) return t('withdrawal.arrivedMissing');
    if (!isOpen) return t(isUploading ? 'withdrawal.proofBusy' : 'withdrawal.proofMissing');
    return t(outcome === 'received' ? 'withdrawal.final' : 'withdrawal.changeable');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    if (!isOpen)
      form.current
        ?.querySelector<HTMLElement>(outcome === 'partly' && !isRight ? '[name=receivedAmount]' : '[type=file]')
        ?.focus();
    else void send({ part: part.part, outcome, ...(outcome === 'partly' && { receivedAmount: arrived }) });
  };
  const amount = money.say(whole);
  return (
    <Answer ref={form} onSubmit={submit} noValidate aria-labelledby={headId}>
      <h2 id={headId}>
        {isInParts(withdrawal)
          ? t('withdrawal.answerFor', { part: part.part, amount })
          : t('withdrawal.answerWhole', { amount })}
      </h2>
      <AnswerCards
        amount={amount}
        chosen={outcome}
        labelledBy={headId}
        onChoose={(answer) => {
          setOutcome(answer);
          forgetFailure();
        }}
      />
      {outcome !== 'received' && (
        <ArrivedPart>
          <ArrivedSide>
            {outcome === 'partly' && (
              <AmountInput
                label={t('withdrawal.arrived')}
                name="receivedAmount"
                field={field}
                typed={typed}
                hint={t('withdrawal.answer.partlyText', { amount })}
                fault={faultWords()}
                onWrite={setTyped}
              />
            )}
            {missing !== null && (
              <Note $isWarning aria-live="polite">
                <CashierIcon name="equal" size={16} stroke={2.2} />
                <span>
                  <b>{t('withdrawal.missingPart', { amount: money.say(missing) })}</b> {t('withdrawal.missingText')}
                </span>
              </Note>
            )}
          </ArrivedSide>
          <PartProofs withdrawalId={withdrawal.withdrawalId} part={part} onBusy={setUploading} />
        </ArrivedPart>
      )}
      <FormFailure failure={failure} />
      <AnswerFoot>
        <p id={sentenceId}>{sentence()}</p>
        <ActionButton action={{ do: 'openCustomerService' }} $look="ghost">
          {t('withdrawal.ask')}
        </ActionButton>
        <Go type="submit" aria-disabled={!isOpen || isBusy} aria-describedby={sentenceId}>
          {label()}
        </Go>
      </AnswerFoot>
    </Answer>
  );
}
