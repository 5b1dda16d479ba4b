import { useRef } from 'react';
import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useBetWords } from '#portal/forms/lottery-ticket/use-bet-words.ts';
import { glide } from '#portal/ui/wants-rest.ts';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { useDigitKeys } from '../keys/use-digit-keys.ts';
import { picksOf } from '../slip/slip-state.ts';
import { Decades, Grid, GridAndBar, HeadCell } from './board.styles.ts';
import type { Hits } from './hits.ts';
import { NumberCell } from './number-cell.tsx';
import { isHundred, numbersOf, numbersOfLine } from './quick-picks.ts';
import { useRoving } from './use-roving.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const COLUMNS = { desktop: 10, phone: 5 } as const;

interface NumberGridProps {
  readonly type: LotteryBetType;
  readonly isPhone: boolean;
  readonly isLocked: boolean;
  readonly hits: Hits;
}

/** All numbers of a bet type. Those of two digits have heads that choose a row or a column; on phones a bar of tens. */
export function NumberGrid({ type, isPhone, isLocked, hits }: NumberGridProps) {
  const t = useFormWords();
  const words = useBetWords();
  const { slip, turn } = useBettingDesk();
  const box = useRef<HTMLDivElement>(null);
  const numbers = numbersOf(type);
  const hasHeads = isHundred(type) && !isPhone;
  const columns = isPhone ? COLUMNS.phone : COLUMNS.desktop;
  const roving = useRoving(numbers.length, columns);
  const chosen = new Set(picksOf(slip, type));
  const digits = useDigitKeys({
    ...{ box, type, isLocked },
    onPick: (number) => {
      turn(type, [number]);
      box.current?.querySelector<HTMLElement>(`[data-cell="${numbers.indexOf(number)}"]`)?.focus();
    },
  });
  const head = (line: 'row' | 'column', digit: number) => (
    <HeadCell
      key={`${line}${digit}`}
      type="button"
      disabled={isLocked}
      aria-label={t(line === 'row' ? 'lottery.row' : 'lottery.column', { digit: String(digit) })}
      onClick={() => turn(type, numbersOfLine(line, digit, type))}
    >
      {digit}
    </HeadCell>
  );
  const goTo = (tens: number) =>
    box.current?.querySelector(`[data-cell="${tens * 10}"]`)?.scrollIntoView({ block: 'center', behavior: glide() });
  return (
    <GridAndBar>
      <Grid
        ref={box}
        role="group"
        aria-label={words.whole(type)}
        dir="ltr"
        $columns={columns}
        $hasHeads={hasHeads}
        onKeyDown={roving.onKeyDown}
        {...digits}
      >
        {hasHeads && (
          <>
            <span />
            {DIGITS.map((digit) => head('column', digit))}
          </>
        )}
        {numbers.map((number, index) => [
          hasHeads && index % columns === 0 && head('row', index / columns),
          <NumberCell
            key={number}
            type={type}
            number={number}
            index={index}
            isChosen={chosen.has(number)}
            isHit={hits.has(`${type.betType}:${number}`)}
            isLocked={isLocked}
            isReached={index === roving.current}
            onFocus={roving.onFocus}
          />,
        ])}
      </Grid>
      {isPhone && isHundred(type) && (
        <Decades aria-label={t('lottery.bar')}>
          {DIGITS.map((tens) => (
            <button
              key={tens}
              type="button"
              aria-label={t('lottery.row', { digit: String(tens) })}
              onClick={() => goTo(tens)}
            >
              {tens}x
            </button>
          ))}
        </Decades>
      )}
    </GridAndBar>
  );
}
