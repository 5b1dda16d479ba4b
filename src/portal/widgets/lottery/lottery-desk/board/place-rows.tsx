import { useState } from 'react';
import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { TextButton } from '../lottery-desk.styles.ts';
import { Choices } from '../types/bet-tabs.styles.ts';
import type { Hits } from './hits.ts';
import { PlaceBoard } from './place-board.tsx';

/** One row of numbers: of a bet type of its own, or of a place of an ordered bet. */
export interface NumberRow {
  readonly type: LotteryBetType;
  readonly place: number;
}

interface PlaceRowsProps {
  readonly rows: readonly NumberRow[];
  readonly isPhone: boolean;
  readonly isLocked: boolean;
  readonly hits: Hits;
}

/** So many rows are shown before the others are asked for. */
const FIRST_ROWS = 5;

/** A row of numbers for each place. On phones one at a time, with a tab for each place. */
export function PlaceRows({ rows, isPhone, ...rest }: PlaceRowsProps) {
  const t = useFormWords();
  const [isWhole, setWhole] = useState(false);
  const [at, setAt] = useState(0);
  if (isPhone) {
    const row = rows[at] ?? rows[0];
    return (
      <>
        <Choices>
          {rows.map((one, index) => (
            <button
              key={`${one.type.betType} ${one.place}`}
              type="button"
              aria-pressed={one === row}
              onClick={() => setAt(index)}
            >
              {t('lottery.place', { n: index + 1 })}
            </button>
          ))}
        </Choices>
        {row && <PlaceBoard key={at} row={row} number={at + 1} isPhone {...rest} />}
      </>
    );
  }
  const shown = isWhole || rows.length <= FIRST_ROWS + 1 ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <div>
      {shown.map((row, index) => (
        <PlaceBoard key={`${row.type.betType} ${row.place}`} row={row} number={index + 1} isPhone={false} {...rest} />
      ))}
      {rows.length > FIRST_ROWS + 1 && (
        <TextButton type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('lottery.less') : t('lottery.morePlaces', { from: FIRST_ROWS + 1, to: rows.length })}
          <Icon name={isWhole ? 'chevron-up' : 'chevron-down'} size={15} stroke={2.2} />
        </TextButton>
      )}
    </div>
  );
}
