/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { ChipStack } from './chip-stack.tsx';
import type { Chips } from './use-chips.ts';

/** A place for chips on the table. */
export interface BetZone {
  readonly place: string;
  /** Its name for screen readers, and to be seen where it has no picture. */
  readonly name: string;
  readonly picture?: ComponentChildren;
  /** Such as `8:1`. */
  readonly pays: string;
  /** A further line below what it pays. */
  readonly note?: string;
  /** It takes no chips now, though other places do. */
  readonly isClosed?: boolean;
}

/** Zones that lie together. */
export interface ZoneGroup {
  readonly group: string;
  readonly zones: readonly BetZone[];
}

interface ZonesProps {
  /** What the places are, for screen readers. */
  readonly label: string;
  /** The game's own class. */
  readonly kind: string;
  readonly groups: readonly ZoneGroup[];
  readonly chips: Chips;
  readonly board: Pick<BoardProps<unknown>, 'money' | 'words' | 'crowd'>;
  /** Places with a gold outline. */
  readonly wonPlaces: readonly string[];
}

/** How arrow keys move the focus. The table never mirrors: left is left in every language. */
const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Turning aside costs more than going on, so that an arrow stays in its row or column. */
const ASIDE = 3;

function centreOf(button: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest of the visible buttons in a direction; undefined at the edge of the table. */
function buttonBeside(
  buttons: readonly HTMLElement[],
  from: Element,
  [across, down]: readonly [number, number],
): HTMLElement | undefined {
  const [x, y] = centreOf(from);
  return buttons
    .filter((button) => button !== from && button.getBoundingClientRect().width > 0)
    .map((button) => {
      const [otherX, otherY] = centreOf(button);
      const along = (otherX - x) * across + (otherY - y) * down;
      const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * across);
      return { button, along, way: along + ASIDE * aside };
    })
    .filter(({ along }) => along > 1)
    .sort((left, right) => left.way - right.way)[0]?.button;
}

/** The number of players with a bet on a place. The button's label says it to screen readers. */
function Crowd({ people }: { readonly people: number }) {
  return (
    <span class="ct-crowd" aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0z" />
      </svg>
      <bdi>{people}</bdi>
    </span>
  );
}

/**
 * The places of a table as buttons: one stop of the tab key, and arrow keys between them. A press places the chosen
 * chip; with Shift it takes all chips of the place back.
 */
export function BetZones({ label, kind, groups, chips, board, wonPlaces }: ZonesProps) {
  const { money, words, crowd } = board;
  const table = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const first = groups[0]?.zones[0]?.place;
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined || document.activeElement === null || table.current === null) return;
    event.preventDefault();
    event.stopPropagation();
    buttonBeside([...table.current.querySelectorAll('button')], document.activeElement, step)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div ref={table} class={`ct-zones ${kind}`} role="group" aria-label={label} onKeyDown={move}>
      {groups.map(({ group, zones }) => (
        <div key={group} class="ct-group" data-group={group}>
          {zones.map(({ place, name, picture, pays, note, isClosed = false }) => {
            const amountMinor = chips.bets[place] ?? 0;
            const people = crowd?.[place] ?? 0;
            const placed = amountMinor > 0 ? [money(amountMinor)] : [];
            const others = people > 0 ? [words.say('table.crowd', { place: name, people })] : [];
            return (
              <button
                key={place}
                type="button"
                class="ct-zone"
                data-place={place}
                data-won={wonPlaces.includes(place)}
                tabIndex={place === (current ?? first) ? 0 : -1}
                aria-label={[name, pays, ...(note === undefined ? [] : [note]), ...placed, ...others].join(', ')}
                aria-disabled={!chips.isOpen || isClosed}
                data-closed={isClosed}
                onFocus={() => setCurrent(place)}
                onClick={(event) => (event.shiftKey ? chips.lift(place) : chips.press(place))}
              >
                {picture ?? (
                  <span class="ct-name" dir="auto">
                    {name}
                  </span>
                )}
                <bdi class="ct-pays" dir="ltr">
                  {pays}
                </bdi>
                {note !== undefined && (
                  <span class="ct-note" dir="auto">
                    {note}
                  </span>
                )}
                {people > 0 && <Crowd people={people} />}
                {amountMinor > 0 && <ChipStack trayMinor={chips.trayMinor} amountMinor={amountMinor} money={money} />}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
