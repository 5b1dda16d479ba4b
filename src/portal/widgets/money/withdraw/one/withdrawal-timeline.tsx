import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Timeline } from '#portal/ui/timeline.styles.ts';
import { isInParts } from './withdrawal-part.ts';
import { type ShownStep, shownSteps } from './withdrawal-steps.ts';

/** The timeline of a withdrawal: past and coming steps. */
export function WithdrawalTimeline({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useFormWords();
  const moments = useMoments();
  const words = useStepWords(withdrawal);
  const { createdAt } = withdrawal;
  /** The day is said only where it is another one than that of the withdrawal. */
  const when = (at: string): string =>
    moments.day(at) === moments.day(createdAt) ? moments.time(at) : moments.soon(at);
  return (
    <Timeline>
      {shownSteps(withdrawal).map((step, index) => {
        const { look, at } = step;
        const [name, text] = words(step);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step may come twice, and none changes its place.
          <li key={index} data-look={look} {...(look === 'now' && { 'aria-current': 'step' as const })}>
            <i>
              <StepSign look={look} />
            </i>
            <div>
              <span>{name}</span>
              {text !== null && <p>{text}</p>}
            </div>
            {at !== null ? <time dateTime={at}>{when(at)}</time> : look === 'now' && <small>{t('deposit.now')}</small>}
          </li>
        );
      })}
    </Timeline>
  );
}

/** The name of a step, and what there is to say of it. */
function useStepWords(withdrawal: Withdrawal) {
  const { amount: requested } = withdrawal;
  const isParted = isInParts(withdrawal);
  const t = useFormWords();
  const money = useMoney();
  const moments = useMoments();
  return ({ name, amount, part, until }: ShownStep): readonly [string, string | null] => {
    const values = { amount: money.say(amount ?? '0') };
    switch (name) {
      case 'request':
        return [t('withdrawal.step.request'), t('withdrawal.step.requestText', { amount: money.say(requested) })];
      case 'pay':
        return isParted && part !== null
          ? [t('withdrawal.step.payPart', { ...values, part }), null]
          : [t('withdrawal.step.pay', values), null];
      case 'release':
      case 'return':
        return [t(`withdrawal.step.${name}`, values), null];
      case 'confirmAsk':
        return [
          t('withdrawal.step.confirmAsk'),
          until === null ? null : t('withdrawal.step.confirmAskText', { time: moments.soon(until) }),
        ];
      default:
        return [t(`withdrawal.step.${name}`), null];
    }
  };
}

function StepSign({ look }: Pick<ShownStep, 'look'>) {
  if (look === 'done') return <Icon name="check" size={14} stroke={3} />;
  if (look === 'bad') return <Icon name="x" size={14} stroke={3} />;
  return look === 'now' ? <b /> : null;
}
