/** @jsxImportSource preact */
import { useMemo, useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { Chips } from '#arcade/games/tables/client/use-chips.ts';
import { colourOf } from '../rules/roulette-places.ts';
import { type CallName, callBets, neighboursOf } from './call-bets.ts';
import { fitText } from './fit-text.ts';
import { useSpots } from './spots.ts';
import { trackGeometry } from './track-geometry.ts';
import { useRoom } from './use-room.ts';

/** In pixels. */
const LEAST_TEXT = 8;

const isCall = (spot: string): spot is CallName => Object.hasOwn(callBets, spot);

/** The places of a section, or of a number and its neighbours. */
export function placesOfSpot(spot: string): readonly string[] {
  return isCall(spot) ? callBets[spot] : neighboursOf(Number(spot)).map((number) => `s${number}`);
}

/** What a spot of the racetrack is called. */
export function spotName(spot: string, words: GameWords): string {
  return isCall(spot) ? words.roulette.call[spot] : words.say('roulette.neighbours', { number: spot });
}

interface TrackProps {
  readonly chips: Chips;
  readonly words: GameWords;
  readonly lit: readonly number[];
  readonly landed: number | null;
  aim(spot: string | null): void;
}

/** The racetrack: the numbers in the order of the wheel around its sections. It never mirrors. */
export function RouletteTrack({ chips, words, lit, landed, aim }: TrackProps) {
  const [element, room] = useRoom({ width: 600, height: 90 });
  const { cells, sections, textSize } = useMemo(() => trackGeometry(room), [room]);
  const [current, setCurrent] = useState('0');
  const order = [...cells.map(({ number }) => `${number}`), ...sections.map(({ name }) => `${name}`)];
  const spots = useSpots({
    aim,
    press: (spot) => chips.press(placesOfSpot(spot)),
    lift: (spot) => chips.lift(placesOfSpot(spot)),
    beside(spot, key) {
      const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
      if (step === 0) return null;
      return order[(order.indexOf(spot) + step + order.length) % order.length] ?? null;
    },
  });
  const spotProps = (spot: string) => ({
    role: 'button' as const,
    'data-spot': spot,
    tabIndex: spot === current ? 0 : -1,
    'aria-label': spotName(spot, words),
    'aria-disabled': !chips.isOpen,
    onFocus: () => setCurrent(spot),
  });
  return (
    <div ref={element} class="roulette-track">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
      <svg
        viewBox={`0 0 ${room.width} ${room.height}`}
        role="group"
        aria-label={words.roulette.track}
        data-open={chips.isOpen}
        {...spots}
      >
        {sections.map(({ name, path, middle: [x, y], width }) => {
          const fitted = fitText(words.roulette.call[name], width - 10, textSize);
          // The section around zero is narrow: its number stands for its name where that would be too small to read.
          const isShort = name === 'zero' && fitted < LEAST_TEXT;
          return (
            <g key={name} class="roulette-cell" data-colour="felt" {...spotProps(name)}>
              <path d={path} />
              <text x={x} y={y} dy="0.35em" font-size={isShort ? textSize : fitted}>
                {isShort ? '0' : words.roulette.call[name]}
              </text>
            </g>
          );
        })}
        {cells.map(({ number, path, middle: [x, y] }) => (
          <g
            key={number}
            class="roulette-cell"
            data-colour={colourOf(number)}
            data-lit={lit.includes(number)}
            data-landed={number === landed}
            {...spotProps(`${number}`)}
          >
            <path d={path} />
            <text x={x} y={y} dy="0.35em" font-size={textSize}>
              {number}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
