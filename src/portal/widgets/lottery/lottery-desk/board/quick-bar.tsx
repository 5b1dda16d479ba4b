import { useState } from 'react';
import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { DeskIcon } from '../desk/desk-icon.tsx';
import { isSingle } from '../slip/slip-state.ts';
import { Quick, QuickRow, Sums } from './board.styles.ts';
import { isHundred, numbersOf, numbersOfSum, quickNumbers, quickPicksFor, randomNumbers } from './quick-picks.ts';

interface QuickBarProps {
  readonly type: LotteryBetType;
  readonly isLocked: boolean;
}

const SUMS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const FEW = 5;

/** Many numbers at once: of a half, of a kind, by the last digit of their sum, or at random. */
export function QuickBar({ type, isLocked }: QuickBarProps) {
  const t = useFormWords();
  const [hasSums, setSums] = useState(false);
  const { turn, choose } = useBettingDesk();
  const all = numbersOf(type).length;
  const count = Math.min(all, Math.max(FEW, type.size));
  // A line of combinations takes fewer numbers than a half has.
  const picks = isSingle(type) ? quickPicksFor(type) : [];
  return (
    <>
      <QuickRow>
        {picks.map((pick) => (
          <Quick key={pick} type="button" disabled={isLocked} onClick={() => turn(type, quickNumbers(pick, type))}>
            {t(`lottery.quick.${pick}`)}
          </Quick>
        ))}
        {isHundred(type) && isSingle(type) && (
          <Quick type="button" disabled={isLocked} aria-expanded={hasSums} onClick={() => setSums(!hasSums)}>
            {t('lottery.quick.sum')}
            <Icon name={hasSums ? 'chevron-up' : 'chevron-down'} size={14} stroke={2} />
          </Quick>
        )}
        <Quick
          type="button"
          data-random=""
          disabled={isLocked}
          aria-label={t('lottery.random', { n: count })}
          onClick={() => choose(type, randomNumbers(count, type))}
        >
          <DeskIcon name="dices" size={16} />
          {t('lottery.numbers', { n: count })}
        </Quick>
      </QuickRow>
      {hasSums && (
        <Sums aria-label={t('lottery.quick.sum')} dir="ltr">
          {SUMS.map((sum) => (
            <Quick
              key={sum}
              type="button"
              disabled={isLocked}
              aria-label={t('lottery.sumOf', { digit: String(sum) })}
              onClick={() => turn(type, numbersOfSum(sum, type))}
            >
              {sum}
            </Quick>
          ))}
        </Sums>
      )}
    </>
  );
}
