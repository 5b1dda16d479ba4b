import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayLimit, PlayLimits } from '#contracts/generated/contracts.ts';
import { confirmPlayLimit, setPlayLimit } from '#portal/data/play-limits-calls.ts';
import { keepPlayLimits } from '#portal/data/play-limits-queries.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { limitName } from '#portal/forms/holds/limit-name.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { inOrder } from '../limit-choices.ts';
import { ProtectionIcon } from '../protection-icon.tsx';
import { useLimitAmount } from '../use-limit-amount.ts';
import { Notes, RaisedNote } from './protection-limits.styles.ts';

/** Raised limits that wait, and those that wait for the second yes. Each can be withdrawn. */
export function RaisedLimits({ limits }: Pick<PlayLimits, 'limits'>) {
  const queryClient = useQueryClient();
  const { language } = useSite();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const waiting = inOrder(limits).filter(({ next }) => next !== null);
  if (waiting.length === 0) return null;
  const send = async (call: Promise<PlayLimits>): Promise<void> => {
    setSending(true);
    setFailure(null);
    await call.then((answer) => keepPlayLimits(queryClient, answer), setFailure);
    setSending(false);
  };
  return (
    <Notes>
      <FormFailure failure={failure} />
      {waiting.map((limit) => (
        <WaitingLimit
          key={`${limit.kind}.${limit.period}`}
          limit={limit}
          isSending={isSending}
          onConfirm={(amount) => void send(confirmPlayLimit({ ...choiceOf(limit), amount }, language))}
          onWithdraw={() => void send(setPlayLimit({ ...choiceOf(limit), amount: limit.amount }, language))}
        />
      ))}
    </Notes>
  );
}

const choiceOf = ({ kind, period }: PlayLimit) => ({ kind, period });

interface WaitingLimitProps {
  readonly limit: PlayLimit;
  readonly isSending: boolean;
  readonly onConfirm: (amount: string | null) => void;
  readonly onWithdraw: () => void;
}

function WaitingLimit({ limit, isSending, onConfirm, onWithdraw }: WaitingLimitProps) {
  const t = useFormWords();
  const moments = useMoments();
  const amountOf = useLimitAmount();
  const { kind, next } = limit;
  if (next === null) return null;
  const name = limitName(t, limit);
  const { amount, from, isDue, until } = next;
  const values = { name, amount: amount === null ? '' : amountOf(kind, amount), moment: moments.soon(from) };
  if (!isDue)
    return (
      <RaisedNote>
        <ProtectionIcon name="hourglass" size={17} />
        <span>{t(amount === null ? 'protect.pendingNone' : 'protect.pending', values)}</span>
        <TextButton type="button" disabled={isSending} onClick={onWithdraw}>
          {t('protect.withdraw')}
        </TextButton>
      </RaisedNote>
    );
  return (
    <RaisedNote role="group" aria-label={name}>
      <ProtectionIcon name="hourglass" size={17} />
      <span>
        <b>{t(amount === null ? 'protect.dueNone' : 'protect.due', values)}</b>{' '}
        {t('protect.lapses', { moment: moments.soon(until) })}
      </span>
      <div>
        <Button type="button" $look="secondary" $size="small" disabled={isSending} onClick={onWithdraw}>
          {t('protect.keep', { amount: amountOf(kind, limit.amount) })}
        </Button>
        <Button type="button" $look="ghost" $size="small" disabled={isSending} onClick={() => onConfirm(amount)}>
          {t(amount === null ? 'protect.confirmNone' : 'protect.confirm')}
        </Button>
      </div>
    </RaisedNote>
  );
}
