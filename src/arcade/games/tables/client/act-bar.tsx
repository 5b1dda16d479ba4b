/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { BlackjackAct } from '../rules/blackjack-choices.ts';
import type { BlackjackView } from '../rules/blackjack-rules.ts';

const PLAYING = ['hit', 'stand', 'double', 'split'] as const;
const ANSWERING = ['insure', 'noInsurance'] as const;

/** The key of each act. */
const KEYS: Readonly<Record<BlackjackAct, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  insure: 'I',
  noInsurance: 'N',
};

/** Lines on a board of 24 units (Lucide, ISC). */
const LOCK = 'M5 11h14a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1M7 11V7a5 5 0 0 1 10 0v4';

interface ActBarProps {
  readonly acts: BlackjackView['acts'];
  /** All cards of the view lie on the table, and nothing is under way. */
  readonly isOpen: boolean;
  readonly creditMinor: number;
  readonly money: (minor: number) => string;
  readonly words: GameWords;
  choose(act: BlackjackAct): void;
}

/** The buttons of a hand. Keys: H, S, D and P; I and N for the insurance. */
export function ActBar({ acts, isOpen, creditMinor, money, words, choose }: ActBarProps) {
  const isOffered = acts.some(({ act }) => act === 'noInsurance');
  const buttons = (isOffered ? ANSWERING : PLAYING).map((act) => {
    const allowed = acts.find((one) => one.act === act);
    const costMinor = allowed?.costMinor ?? 0;
    const isPoor = costMinor > creditMinor;
    return { act, costMinor, isPoor, mayPress: isOpen && allowed !== undefined && !isPoor };
  });
  const latest = useRef({ buttons, choose });
  latest.current = { buttons, choose };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const pressed = latest.current.buttons.find(({ act }) => KEYS[act] === event.key.toUpperCase());
      if (pressed?.mayPress === true) latest.current.choose(pressed.act);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="bj-acts" role="group" aria-label={words.blackjack.acts}>
      {buttons.map(({ act, costMinor, isPoor, mayPress }) => (
        <button
          key={act}
          type="button"
          class="bj-act"
          data-act={act}
          data-poor={isPoor}
          aria-disabled={!mayPress}
          aria-keyshortcuts={KEYS[act]}
          title={isPoor ? words.messages.insufficientFunds : undefined}
          onClick={() => {
            if (mayPress) choose(act);
          }}
        >
          <span class="bj-act-name">
            {isPoor && (
              <svg class="bj-lock" viewBox="0 0 24 24" aria-hidden="true">
                <path d={LOCK} />
              </svg>
            )}
            {words.blackjack.act[act]}
          </span>
          {costMinor > 0 && (
            <bdi class="bj-cost" dir="ltr">
              {money(costMinor)}
            </bdi>
          )}
        </button>
      ))}
    </div>
  );
}
