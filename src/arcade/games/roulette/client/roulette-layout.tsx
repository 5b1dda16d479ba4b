/** @jsxImportSource preact */
import { useMemo, useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { ChipDrawing } from '#arcade/games/tables/client/chip.tsx';
import { chipColour, shortAmount } from '#arcade/games/tables/client/chip-values.ts';
import type { Chips } from '#arcade/games/tables/client/use-chips.ts';
import { colourOf, type RoulettePlace } from '../rules/roulette-places.ts';
import { fitText } from './fit-text.ts';
import { isBetweenCells, layoutGeometry, placeBeside, type Zone } from './layout-geometry.ts';
import { outsideName, placeName } from './place-words.ts';
import { useSpots } from './spots.ts';
import { useRoom } from './use-room.ts';

/** What stands in a cell: its number, its name, or what a column pays. */
function cellText({ kind, id, numbers }: RoulettePlace, words: GameWords): string {
  if (kind === 'straight') return `${numbers[0]}`;
  return kind === 'column' ? '2:1' : outsideName(id, words);
}

function cellColour({ kind, id, numbers: [number = 0] }: RoulettePlace): string {
  if (kind === 'straight') return colourOf(number);
  return id === 'red' || id === 'black' ? id : 'felt';
}

interface LayoutProps {
  readonly chips: Chips;
  readonly words: GameWords;
  readonly money: (minor: number) => string;
  /** Numbers that the places under the pointer or the focus cover. */
  readonly lit: readonly number[];
  /** The number that the ball lies on. */
  readonly landed: number | null;
  /** Places that won in the round shown. */
  readonly won: readonly string[];
  aim(place: string | null): void;
}

/** The layout: numbers, outside bets, and the lines and corners between them. It never mirrors. */
export function RouletteLayout({ chips, words, money, lit, landed, won, aim }: LayoutProps) {
  const [element, room] = useRoom({ width: 600, height: 200 });
  const geometry = useMemo(() => layoutGeometry(room), [room]);
  const [current, setCurrent] = useState('s1');
  const spots = useSpots({
    aim,
    press: chips.press,
    lift: chips.lift,
    beside: (place, key) => placeBeside(geometry.zones, place, key),
  });
  const labelOf = (place: RoulettePlace) => {
    const placed = chips.bets[place.id];
    const parts = [placeName(place, words), words.say('roulette.pays', { pays: place.pays })];
    if (placed !== undefined) parts.push(words.say('chips.placed', { amount: money(placed) }));
    return parts.join(', ');
  };
  const { cell, chipRadius, zones } = geometry;
  const small = Math.min(15, cell.width * 0.34, cell.height * 0.36);
  const numberSize = Math.min(24, cell.width * 0.46, cell.height * 0.46);
  const textSize = (zone: Zone) =>
    zone.place.kind === 'straight' ? numberSize : fitText(cellText(zone.place, words), zone.width - 6, small);
  const landedZone = zones.find(({ place }) => landed !== null && place.id === `s${landed}`);
  const placedOn = zones.filter(({ place }) => chips.bets[place.id] !== undefined);
  return (
    <div ref={element} class="roulette-layout">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
      <svg
        viewBox={`0 0 ${room.width} ${room.height}`}
        role="group"
        aria-label={words.roulette.layout}
        data-open={chips.isOpen}
        {...spots}
      >
        {zones.map((zone) => {
          const { place, x, y, width, height } = zone;
          const [number = 0] = place.numbers;
          const isStraight = place.kind === 'straight';
          const isBetween = isBetweenCells(zone);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button of a form.
            <g
              key={place.id}
              role="button"
              class={isBetween ? 'roulette-line' : 'roulette-cell'}
              data-spot={place.id}
              data-colour={isBetween ? undefined : cellColour(place)}
              data-lit={isStraight && lit.includes(number)}
              data-landed={isStraight && number === landed}
              tabIndex={place.id === current ? 0 : -1}
              aria-label={labelOf(place)}
              aria-disabled={!chips.isOpen}
              onFocus={() => setCurrent(place.id)}
            >
              <rect x={x} y={y} width={width} height={height} />
              {!isBetween && (
                <text x={x + width / 2} y={y + height / 2} dy="0.35em" font-size={textSize(zone)}>
                  {cellText(place, words)}
                </text>
              )}
            </g>
          );
        })}
        <g class="roulette-marks">
          {landedZone !== undefined && (
            <rect
              class="roulette-landed-mark"
              x={landedZone.x}
              y={landedZone.y}
              width={landedZone.width}
              height={landedZone.height}
            />
          )}
          {zones
            .filter(({ place }) => won.includes(place.id))
            .map((zone) =>
              isBetweenCells(zone) ? (
                <circle key={zone.place.id} cx={zone.chip.x} cy={zone.chip.y} r={chipRadius + 3} />
              ) : (
                <rect
                  key={zone.place.id}
                  x={zone.x + 1.5}
                  y={zone.y + 1.5}
                  width={zone.width - 3}
                  height={zone.height - 3}
                  rx="3"
                />
              ),
            )}
        </g>
        <g class="roulette-chips">
          {placedOn.map(({ place, chip }) => {
            const placed = chips.bets[place.id] ?? 0;
            return (
              <g key={place.id} transform={`translate(${chip.x} ${chip.y}) scale(${chipRadius})`}>
                <g class="roulette-chip">
                  <ChipDrawing colour={chipColour(chips.trayMinor, placed)} amount={shortAmount(placed, money)} />
                </g>
              </g>
            );
          })}
        </g>
      </svg>
    </div>
  );
}
