import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Badge, type BadgeTone } from '#portal/ui/account-card.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { CashierIcon } from '#portal/widgets/money/cashier-icon.tsx';
import { Bar, Parts, PartsHead, PartsTable } from './parts-card.styles.ts';
import { type PartState, partState, type WithdrawalPart } from './withdrawal-part.ts';

const tones = {
  waiting: 'open',
  received: 'good',
  clock: 'good',
  reported: 'open',
  forced: 'good',
  returned: 'quiet',
} as const satisfies Record<PartState, BadgeTone>;

const HEADS = ['part', 'partSent', 'partReference', 'amount', 'partState'] as const;

/** The parts that were sent, with what arrived of them and what is still open. */
export function PartsCard({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useFormWords();
  const money = useMoney();
  const { parts, status, received, remaining, returned, receives } = withdrawal;
  const whole = Number(receives);
  return (
    <Parts>
      <PartsHead>
        <h2>{t('withdrawal.paidIn', { count: parts.length })}</h2>
        <span>
          {t('withdrawal.received')} <bdi>{money.say(received)}</bdi>
        </span>
        {/[1-9]/.test(remaining) && (
          <span data-open>
            {t('withdrawal.remaining')} <bdi>{money.say(remaining)}</bdi>
          </span>
        )}
        {/[1-9]/.test(returned) && (
          <span>
            {t('withdrawal.returned')} <bdi>{money.say(returned)}</bdi>
          </span>
        )}
      </PartsHead>
      <Bar data-open={/[1-9]/.test(remaining)} aria-hidden="true" focusable="false">
        <rect width={`${whole === 0 ? 0 : Math.round((100 * Number(received)) / whole)}%`} height="10" rx="5" />
      </Bar>
      <PartsTable aria-label={t('withdrawal.paidIn', { count: parts.length })}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" data-cell={head}>
                {t(head === 'amount' ? 'deposit.amount' : `withdrawal.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.part} part={part} count={status === 'partlyPaid' ? null : parts.length} />
          ))}
        </tbody>
      </PartsTable>
    </Parts>
  );
}

interface PartRowProps {
  readonly part: WithdrawalPart;
  /** How many there are; null while more are to come. */
  readonly count: number | null;
}

function PartRow({ part, count }: PartRowProps) {
  const t = useFormWords();
  const money = useMoney();
  const moments = useMoments();
  const state = partState(part);
  return (
    <tr data-part={part.part}>
      <td data-cell="part">{count === null ? part.part : t('withdrawal.partOf', { part: part.part, count })}</td>
      <td data-cell="partSent">
        <time dateTime={part.sentAt}>{moments.soon(part.sentAt)}</time>
      </td>
      <td data-cell="partReference">
        <bdi dir="ltr">{part.reference}</bdi>
      </td>
      <td data-cell="amount">
        <bdi>{money.say(part.amount)}</bdi>
      </td>
      <td data-cell="partState">
        <Badge $tone={tones[state]} data-state={state}>
          <PartSign state={state} />
          {t(`withdrawal.part.${state}`)}
        </Badge>
      </td>
    </tr>
  );
}

function PartSign({ state }: { readonly state: PartState }) {
  if (state === 'waiting') return <Icon name="circle-help" size={13} stroke={2.2} />;
  if (state === 'reported') return <AccountIcon name="clock" size={13} stroke={2.2} />;
  if (state === 'returned') return <CashierIcon name="undo" size={13} stroke={2.2} />;
  return <Icon name="check" size={13} stroke={2.4} />;
}
