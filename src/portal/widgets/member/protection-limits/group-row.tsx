import { useId } from 'react';
import type { PlayLimit, PlayLimits } from '#contracts/generated/contracts.ts';
import { isMore, lessBy } from '#portal/data/decimals.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { LimitBar } from '#portal/ui/limit-bar.tsx';
import { type LimitGroup, periodWords, tightest } from '../limit-choices.ts';
import { ProtectionIcon, type ProtectionIconName } from '../protection-icon.tsx';
import { useLimitAmount } from '../use-limit-amount.ts';
import { EditLimits } from './edit-limits.tsx';
import { Amounts, Group, Mark, Words } from './protection-limits.styles.ts';

const icons: Readonly<Record<PlayLimit['kind'], ProtectionIconName>> = {
  deposit: 'wallet',
  loss: 'trending-down',
  stake: 'coins',
  bet: 'coins',
  time: 'timer',
};

interface GroupRowProps {
  readonly group: LimitGroup;
  readonly own: PlayLimits;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDone: () => void;
}

/** The limits of one kind: the one that is used up the most, and the form that changes them. */
export function GroupRow({ group, own, isOpen, onToggle, onDone }: GroupRowProps) {
  const t = useFormWords();
  const amountOf = useLimitAmount();
  const formId = useId();
  const { kind } = group;
  const set = own.limits.filter((limit) => limit.kind === kind);
  const shown = tightest(set);
  const name = t(`protect.kind.${kind}`);
  return (
    <Group data-limits={kind}>
      <Mark>
        <ProtectionIcon name={icons[kind]} />
      </Mark>
      <Words>
        <div>
          <strong>{name}</strong>
          <Amounts>
            {shown === undefined ? (
              <span>{t('protect.none')}</span>
            ) : kind === 'bet' ? (
              <b>{amountOf(kind, shown.amount)}</b>
            ) : (
              <>
                <b>{t('limits.used', { used: amountOf(kind, shown.used), amount: amountOf(kind, shown.amount) })}</b>{' '}
                <span>{periodWords(t, shown)}</span>
              </>
            )}
          </Amounts>
        </div>
        {shown && kind !== 'bet' && <LimitBar used={shown.used} amount={shown.amount} />}
        <small>{shown === undefined || kind === 'bet' ? t(`limits.about.${kind}`) : <Left limit={shown} />}</small>
      </Words>
      <Button
        type="button"
        $look="secondary"
        $size="small"
        aria-expanded={isOpen}
        aria-controls={formId}
        aria-label={`${t(isOpen ? 'action.close' : 'protect.change')}: ${name}`}
        onClick={onToggle}
      >
        {t(isOpen ? 'action.close' : 'protect.change')}
      </Button>
      <div id={formId} hidden={!isOpen}>
        {isOpen && <EditLimits group={group} own={own} onDone={onDone} />}
      </div>
    </Group>
  );
}

/** The rest of a limit and when it renews, or that it is used up. */
function Left({ limit: { kind, used, amount, renewsAt } }: { readonly limit: PlayLimit }) {
  const t = useFormWords();
  const moments = useMoments();
  const amountOf = useLimitAmount();
  const { decimals } = useSite().site.currency;
  const places = kind === 'time' ? 0 : decimals;
  if (!isMore(amount, used, places))
    return <em>{renewsAt ? t('protect.full', { moment: moments.soon(renewsAt) }) : t('protect.fullOpen')}</em>;
  const left = amountOf(kind, lessBy(amount, used, places));
  return renewsAt
    ? t('protect.left', { amount: left, moment: moments.soon(renewsAt) })
    : t('protect.leftOpen', { amount: left });
}
