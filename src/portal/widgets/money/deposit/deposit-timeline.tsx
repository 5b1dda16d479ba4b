import type { Deposit } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Timeline } from '#portal/ui/timeline.styles.ts';
import { type ShownStep, shownSteps } from './deposit-steps.ts';

/** What became of a deposit, and what is ahead of it. */
export function DepositTimeline({ deposit }: { readonly deposit: Deposit }) {
  const t = useFormWords();
  const moments = useMoments();
  const { createdAt } = deposit;
  /** The day is said only where it is another one than that of the deposit. */
  const when = (at: string): string =>
    moments.day(at) === moments.day(createdAt) ? moments.time(at) : moments.soon(at);
  const nameOf = (name: ShownStep['name']): string => {
    if (name === 'heldByLimit') return t('deposit.heldByLimitTitle');
    return name === 'held' ? t('deposit.heldStep') : t(`deposit.step.${name}`);
  };
  return (
    <Timeline>
      {shownSteps(deposit).map(({ name, look, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may come twice, and none changes its place.
        <li key={index} data-look={look} {...(look === 'now' && { 'aria-current': 'step' as const })}>
          <i>
            <StepSign look={look} />
          </i>
          <span>{nameOf(name)}</span>
          {at !== null && look !== 'now' ? (
            <time dateTime={at}>{when(at)}</time>
          ) : (
            look === 'now' && <small>{t('deposit.now')}</small>
          )}
        </li>
      ))}
    </Timeline>
  );
}

function StepSign({ look }: Pick<ShownStep, 'look'>) {
  if (look === 'done') return <Icon name="check" size={14} stroke={3} />;
  if (look === 'bad') return <Icon name="x" size={14} stroke={3} />;
  return look === 'now' ? <b /> : null;
}
