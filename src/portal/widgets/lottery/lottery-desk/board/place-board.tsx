import { useRef } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { useDigitKeys } from '../keys/use-digit-keys.ts';
import { RaceNumber } from '../race/race-number.art.tsx';
import { picksOf, stakeOn } from '../slip/slip-state.ts';
import { oddsOf } from '../slip/slip-sums.ts';
import { PlaceCell, PlaceCells, PlaceName, PlaceRow, Shortcut, Shortcuts } from './board.styles.ts';
import type { BoardState, NumberRow } from './board-state.ts';
import { numbersOf, quickNumbers } from './quick-picks.ts';
import { useRoving } from './use-roving.ts';

interface PlaceBoardProps extends BoardState {
  readonly row: NumberRow;
  /** The place, from 1. */
  readonly number: number;
}

const HALVES = ['big', 'small', 'odd', 'even'] as const;

/** The numbers of one place, with what each pays or the stake on it, and shortcuts for many of them. */
export function PlaceBoard({ row: { type, place }, number: at, isPhone, isLocked, hits }: PlaceBoardProps) {
  const t = useFormWords();
  const { number: say } = useWords();
  const { terms, slip, turn, choose, amounts } = useBettingDesk();
  const numbers = numbersOf(type);
  const columns = isPhone ? 5 : numbers.length;
  const roving = useRoving(numbers.length, columns);
  const chosen = new Set(picksOf(slip, type, place));
  const name = t('lottery.place', { n: at });
  const box = useRef<HTMLDivElement>(null);
  const digits = useDigitKeys({
    ...{ box, type, isLocked },
    onPick: (number) => {
      turn(type, [number], place);
      box.current?.querySelector<HTMLElement>(`[data-cell="${numbers.indexOf(number)}"]`)?.focus();
    },
  });
  const shortcut = (label: string, onClick: () => void) => (
    <Shortcut key={label} type="button" disabled={isLocked} aria-label={`${label}, ${name}`} onClick={onClick}>
      {label}
    </Shortcut>
  );
  return (
    <PlaceRow>
      {!isPhone && (
        <PlaceName>
          <b>{name}</b>
        </PlaceName>
      )}
      <PlaceCells
        ref={box}
        role="group"
        aria-label={name}
        dir="ltr"
        $columns={columns}
        onKeyDown={roving.onKeyDown}
        {...digits}
      >
        {numbers.map((number, index) => {
          const stake = stakeOn(slip, type, number);
          return (
            <PlaceCell
              key={number}
              type="button"
              aria-pressed={chosen.has(number)}
              aria-disabled={isLocked}
              aria-label={`${name}, ${number}`}
              data-cell={index}
              data-hit={hits.has(`${type.betType}:${number}`) || undefined}
              tabIndex={index === roving.current ? 0 : -1}
              onFocus={() => roving.onFocus(index)}
              onClick={() => !isLocked && turn(type, [number], place)}
            >
              {terms.mark === 'car' ? <RaceNumber number={Number(number)} /> : <b>{number}</b>}
              <span>{stake === undefined ? say(Number(oddsOf(type, number))) : amounts.short(stake)}</span>
            </PlaceCell>
          );
        })}
      </PlaceCells>
      <Shortcuts>
        {shortcut(t('lottery.all'), () => choose(type, numbers, place))}
        {HALVES.map((half) =>
          shortcut(t(`lottery.quick.${half}`), () => choose(type, quickNumbers(half, type), place)),
        )}
        {shortcut(t('lottery.clearRow'), () => choose(type, [], place))}
      </Shortcuts>
    </PlaceRow>
  );
}
