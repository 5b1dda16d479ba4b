/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { KENO_NUMBERS } from '../rules/keno-pays.ts';

const COLUMNS = 10;
const numbers = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);

/** How arrow keys move the focus. The grid never mirrors: left is left in every language. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

interface GridProps {
  readonly picked: readonly number[];
  /** The numbers drawn so far. */
  readonly drawn: readonly number[];
  readonly isOpen: boolean;
  readonly words: GameWords;
  press(number: number): void;
}

/** All numbers: one stop of the tab key, and arrow keys between them. */
export function KenoGrid({ picked, drawn, isOpen, words, press }: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(1);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = current + step;
    if (next < 1 || next > KENO_NUMBERS) return;
    setCurrent(next);
    grid.current?.querySelectorAll('button')[next - 1]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div ref={grid} class="kn-grid" role="group" aria-label={words.keno.numbers} onKeyDown={move}>
      {numbers.map((number) => {
        const isPicked = picked.includes(number);
        const isDrawn = drawn.includes(number);
        return (
          <button
            key={number}
            type="button"
            class="kn-number"
            data-picked={isPicked}
            data-drawn={isDrawn}
            tabIndex={number === current ? 0 : -1}
            aria-pressed={isPicked}
            aria-label={isDrawn ? words.say('keno.drawn', { number }) : String(number)}
            aria-disabled={!isOpen}
            onFocus={() => setCurrent(number)}
            onClick={() => press(number)}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
