import { type FormEvent, useId, useRef, useState } from 'react';
import type { DepositChannels } from '#contracts/generated/contracts.ts';
import type { Hold } from '#portal/data/holds.ts';
import { playLimitsQuery } from '#portal/data/play-limits-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { HoldNote, HoldReason, type HoldWays } from '#portal/forms/holds/hold-note.tsx';
import { readAmount } from '#portal/i18n/read-amount.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Card } from '#portal/ui/account-card.ts';
import { AmountPart } from '../amount.styles.ts';
import { Main } from '../payment-page.styles.ts';
import { AmountChips } from './amount-chips.tsx';
import { AmountField } from './amount-field.tsx';
import { ChannelCards } from './channel-cards.tsx';
import { Choosing, Methods } from './deposit.styles.ts';
import { depositFault, leftToDeposit } from './deposit-fault.ts';
import { DepositSummary } from './deposit-summary.tsx';
import { useNewDeposit } from './use-new-deposit.ts';

interface DepositFormProps {
  readonly offer: DepositChannels;
  /** What keeps the member from depositing; null for nothing. */
  readonly hold: Hold | null;
  readonly ways: HoldWays;
}

/** Asks for the channel and the amount. The first open channel is chosen until another one is. */
export function DepositForm({ offer: { channels, chips }, hold, ways }: DepositFormProps) {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const headId = useId();
  const { begin, isBusy, failure, forgetFailure } = useNewDeposit();

  const open = channels.filter(({ closedUntil }) => closedUntil === null);
  const channel = open.find(({ id }) => id === chosen) ?? open[0];
  const amount = readAmount(typed);
  const { data: own } = useOwnQuery(playLimitsQuery());
  const left = leftToDeposit(own?.limits ?? [], decimals);
  const faultOf = (sum: string) => (channel ? depositFault(sum, { ...channel, left }, decimals) : 'required');
  const fault = faultOf(amount);
  const faultWords = (): string | undefined => {
    if (!channel || fault === null || fault === 'required') return undefined;
    if (fault === 'atLeast') return t('deposit.atLeast', { amount: money.round(channel.min) });
    if (fault === 'atMost') return t('deposit.atMost', { amount: money.round(channel.max) });
    if (fault === 'limit') return t('deposit.limitLeaves', { amount: money.say(left ?? '0') });
    return t('deposit.faultForm', { example: decimals === 0 ? '100' : '25.50' });
  };
  const missing = () => {
    if (hold !== null) return <HoldReason step="deposit" hold={hold} />;
    return channel ? (faultWords() ?? t('deposit.missing.amount')) : t('deposit.missing.method');
  };
  const write = (to: string): void => {
    setTyped(to);
    forgetFailure();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    if (hold !== null) note.current?.focus();
    else if (channel && fault === null) void begin({ channelId: channel.id, amount });
    else field.current?.focus();
  };
  return (
    <Choosing onSubmit={submit} noValidate>
      <Main>
        {hold && <HoldNote step="deposit" hold={hold} ways={ways} ref={note} />}
        <Methods>
          <h2 id={headId}>{t('deposit.methods')}</h2>
          <ChannelCards
            channels={channels}
            chosen={channel?.id}
            labelledBy={headId}
            onChoose={(id) => {
              setChosen(id);
              forgetFailure();
            }}
          />
        </Methods>
        <Card as="div">
          <AmountPart>
            <AmountField
              field={field}
              typed={typed}
              channel={channel}
              fault={faultWords()}
              isOff={hold !== null}
              onWrite={write}
            />
            {chips.length > 0 && (
              <AmountChips
                chips={chips}
                amount={amount}
                isOff={(chip) => hold !== null || faultOf(chip) !== null}
                onChoose={write}
              />
            )}
          </AmountPart>
        </Card>
      </Main>
      <DepositSummary
        channel={channel}
        amount={hold === null && fault === null ? amount : null}
        missing={missing()}
        isBusy={isBusy}
        failure={failure}
      />
    </Choosing>
  );
}
