import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { stakeOn } from '../slip/slip-state.ts';
import { Cell } from './board.styles.ts';

interface NumberCellProps {
  readonly type: LotteryBetType;
  readonly number: string;
  readonly index: number;
  readonly isChosen: boolean;
  /** It hit in the latest draw. */
  readonly isHit: boolean;
  readonly isLocked: boolean;
  /** Tab reaches it. */
  readonly isReached: boolean;
  readonly onFocus: (index: number) => void;
}

/** A number of a grid, with the stake on it. */
export function NumberCell(props: NumberCellProps) {
  const { type, number, index, isChosen, isHit, isLocked, isReached, onFocus } = props;
  const t = useFormWords();
  const { slip, turn, amounts } = useBettingDesk();
  const stake = isChosen ? stakeOn(slip, type, number) : undefined;
  const said = [number, ...(stake === undefined ? [] : [amounts.round(stake)]), ...(isHit ? [t('lottery.hit')] : [])];
  return (
    <Cell
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isLocked}
      aria-label={said.join(', ')}
      data-cell={index}
      data-hit={isHit || undefined}
      tabIndex={isReached ? 0 : -1}
      onFocus={() => onFocus(index)}
      onClick={() => !isLocked && turn(type, [number])}
    >
      <b>{number}</b>
      {stake !== undefined && <i>{amounts.short(stake)}</i>}
    </Cell>
  );
}
