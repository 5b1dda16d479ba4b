/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { Chip } from './chip.tsx';
import { shortAmount } from './chip-values.ts';
import type { Chips } from './use-chips.ts';

/** Lines on a board of 24 units (Lucide, ISC). */
const ICONS = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  clear: 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
  repeat: 'm17 2 4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3',
  double:
    'M15 12v6M12 15h6M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2' +
    'M4 16c-1 0-2-1-2-2V4c0-1 1-2 2-2h10c1 0 2 1 2 2',
} as const;

/** Digits choose a chip, Backspace undoes, R repeats, D doubles: wherever focus is, unless a sheet lies open. */
function useKeys(chips: Chips): void {
  const latest = useRef(chips);
  latest.current = chips;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { trayMinor, choose, undo, repeat, double } = latest.current;
      const chipMinor = /^[1-6]$/.test(event.key) ? trayMinor[Number(event.key) - 1] : undefined;
      if (chipMinor !== undefined) choose(chipMinor);
      else if (event.key === 'Backspace') undo();
      else if (event.key.toLowerCase() === 'r') repeat();
      else if (event.key.toLowerCase() === 'd') double();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

interface TrayProps {
  readonly chips: Chips;
  readonly words: GameWords;
  readonly money: (minor: number) => string;
  /** Further buttons of the game, after those of the tray. */
  readonly children?: ComponentChildren;
}

/** The chips to choose from, and the buttons for all that lies on the board. */
export function ChipTray({ chips, words, money, children }: TrayProps) {
  useKeys(chips);
  const group = useRef<HTMLDivElement>(null);
  const { trayMinor, chosenMinor, isOpen } = chips;
  const move = (event: KeyboardEvent) => {
    const isRtl = group.current !== null && getComputedStyle(group.current).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: isRtl ? 1 : -1,
      ArrowRight: isRtl ? -1 : 1,
      ArrowUp: -1,
      ArrowDown: 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = trayMinor[trayMinor.indexOf(chosenMinor) + step];
    if (next === undefined || !isOpen || !chips.isAffordable(next)) return;
    chips.choose(next);
    group.current?.querySelector<HTMLElement>(`[data-chip="${next}"]`)?.focus();
  };
  const actions = [
    ['undo', chips.canUndo, chips.undo],
    ['clear', chips.canClear, chips.clear],
    ['repeat', chips.canRepeat, chips.repeat],
    ['double', chips.canDouble, chips.double],
  ] as const;
  return (
    <div class="chip-tray">
      <div ref={group} class="chip-choice" role="radiogroup" aria-label={words.chips.tray} onKeyDown={move}>
        {trayMinor.map((chipMinor, colour) => (
          // biome-ignore lint/a11y/useSemanticElements: a radio button of a form cannot show a drawing.
          <button
            key={chipMinor}
            type="button"
            role="radio"
            class="chip-button"
            data-chip={chipMinor}
            aria-checked={chipMinor === chosenMinor}
            aria-label={words.say('chips.chip', { amount: money(chipMinor) })}
            aria-disabled={!isOpen || !chips.isAffordable(chipMinor)}
            tabIndex={chipMinor === chosenMinor ? 0 : -1}
            data-poor={!chips.isAffordable(chipMinor)}
            onClick={() => chips.choose(chipMinor)}
          >
            <Chip colour={colour} amount={shortAmount(chipMinor, money)} />
          </button>
        ))}
      </div>
      <div class="chip-actions">
        {actions.map(([name, isAllowed, act]) => (
          <button
            key={name}
            type="button"
            class="chip-action"
            aria-label={words.chips[name]}
            title={words.chips[name]}
            aria-disabled={!isAllowed}
            onClick={() => {
              if (isAllowed) act();
            }}
          >
            <svg class="chip-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={ICONS[name]} />
            </svg>
            <span class="chip-label">{words.chips[name]}</span>
          </button>
        ))}
        {children}
      </div>
    </div>
  );
}
