/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';

/** Lines on a board of 24 units (Lucide, ISC). */
const LOCK = 'M5 11h14a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1M7 11V7a5 5 0 0 1 10 0v4';

/** A button of the bar. */
interface Act<Name extends string> {
  readonly act: Name;
  readonly label: string;
  /** A letter. */
  readonly key: string;
}

interface ActBarProps<Name extends string> {
  /** What the buttons are, for screen readers. */
  readonly label: string;
  readonly buttons: readonly Act<Name>[];
  /** What may be done now, and what it adds to the bet. */
  readonly allowed: readonly { readonly act: Name; readonly costMinor: number }[];
  /** All cards of the view lie on the table, and nothing is under way. */
  readonly isOpen: boolean;
  readonly creditMinor: number;
  readonly money: (minor: number) => string;
  readonly words: GameWords;
  choose(act: Name): void;
}

/** The buttons of a hand, each with a key. One whose cost the credit does not cover is locked. */
export function ActBar<Name extends string>(props: ActBarProps<Name>) {
  const { label, allowed, isOpen, creditMinor, money, words, choose } = props;
  const buttons = props.buttons.map((button) => {
    const found = allowed.find(({ act }) => act === button.act);
    const costMinor = found?.costMinor ?? 0;
    const isPoor = costMinor > creditMinor;
    return { ...button, costMinor, isPoor, mayPress: isOpen && found !== undefined && !isPoor };
  });
  const latest = useRef({ buttons, choose });
  latest.current = { buttons, choose };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const pressed = latest.current.buttons.find(({ key }) => key === event.key.toUpperCase());
      if (pressed?.mayPress === true) latest.current.choose(pressed.act);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="ct-acts" role="group" aria-label={label}>
      {buttons.map(({ act, label: name, key, costMinor, isPoor, mayPress }) => (
        <button
          key={act}
          type="button"
          class="ct-act"
          data-act={act}
          data-poor={isPoor}
          aria-disabled={!mayPress}
          aria-keyshortcuts={key}
          title={isPoor ? words.messages.insufficientFunds : undefined}
          onClick={() => {
            if (mayPress) choose(act);
          }}
        >
          <span class="ct-act-name">
            {isPoor && (
              <svg class="ct-lock" viewBox="0 0 24 24" aria-hidden="true">
                <path d={LOCK} />
              </svg>
            )}
            {name}
          </span>
          {costMinor > 0 && (
            <bdi class="ct-cost" dir="ltr">
              {money(costMinor)}
            </bdi>
          )}
        </button>
      ))}
    </div>
  );
}
