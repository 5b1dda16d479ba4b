import { type FormEvent, useId, useRef, useState } from 'react';
import type { DepositChannels } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Card } from '#portal/ui/account-card.ts';
import { AmountPart } from '../amount.styles.ts';
import { Main } from '../payment-page.styles.ts';
import { readAmount } from '../read-amount.ts';
import { useMoney } from '../use-money.ts';
import { AmountChips } from './amount-chips.tsx';
import { AmountField } from './amount-field.tsx';
import { ChannelCards } from './channel-cards.tsx';
import { Choosing, Methods } from './deposit.styles.ts';
import { depositFault } from './deposit-fault.ts';
import { DepositSummary } from './deposit-summary.tsx';
import { useNewDeposit } from './use-new-deposit.ts';

/** Asks for the channel and the amount. The first open channel is chosen until another one is. */
export function DepositForm({ offer: { channels, chips } }: { readonly offer: DepositChannels }) {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const headId = useId();
  const { begin, isBusy, failure, forgetFailure } = useNewDeposit();

  const open = channels.filter(({ closedUntil }) => closedUntil === null);
  const channel = open.find(({ id }) => id === chosen) ?? open[0];
  const amount = readAmount(typed);
  const fault = channel ? depositFault(amount, channel, decimals) : 'required';
  const faultWords = (): string | undefined => {
    if (!channel || fault === null || fault === 'required') return undefined;
    if (fault === 'atLeast') return t('deposit.atLeast', { amount: money.round(channel.min) });
    if (fault === 'atMost') return t('deposit.atMost', { amount: money.round(channel.max) });
    return t('deposit.faultForm', { example: decimals === 0 ? '100' : '25.50' });
  };
  const missing = !channel ? t('deposit.missing.method') : (faultWords() ?? t('deposit.missing.amount'));
  const write = (to: string): void => {
    setTyped(to);
    forgetFailure();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    if (channel && fault === null) void begin({ channelId: channel.id, amount });
    else field.current?.focus();
  };
  return (
    <Choosing onSubmit={submit} noValidate>
      <Main>
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
            <AmountField field={field} typed={typed} channel={channel} fault={faultWords()} onWrite={write} />
            {chips.length > 0 && <AmountChips chips={chips} amount={amount} channel={channel} onChoose={write} />}
          </AmountPart>
        </Card>
      </Main>
      <DepositSummary
        channel={channel}
        amount={fault === null ? amount : null}
        missing={missing}
        isBusy={isBusy}
        failure={failure}
      />
    </Choosing>
  );
}
