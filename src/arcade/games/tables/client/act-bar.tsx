/** @jsxImportSource preact */
import { useLetterKeys } from '#arcade/client/round-game/use-letter-keys.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';

/** Lines on a board of 24 units (Lucide, ISC). */
const LOCK = 'M5 11h14a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1M7 11V7a5 5 0 0 1 10 0v4';

/** A choice within a round, as a button. */
export interface TableAct<Act extends string = string> {
  readonly act: Act;
  readonly label: string;
  /** The letter that presses it. */
  readonly key: string;
  /** The colour's name in the style sheet. */
  readonly tone: 'green' | 'red' | 'blue' | 'violet';
  /** The amount it adds to the bet. */
  readonly costMinor: number;
  readonly isAllowed: boolean;
}

interface ActBarProps<Act extends string> {
  readonly acts: readonly TableAct<Act>[];
  /** All cards of the view lie on the table, and nothing is under way. */
  readonly isOpen: boolean;
  readonly creditMinor: number;
  readonly money: (minor: number) => string;
  readonly words: GameWords;
  choose(act: Act): void;
}

/** The buttons of a hand, each with its letter key. What the credit does not cover is locked. */
export function ActBar<Act extends string>({ acts, isOpen, creditMinor, money, words, choose }: ActBarProps<Act>) {
  const buttons = acts.map((one) => {
    const isPoor = one.costMinor > creditMinor;
    return { ...one, isPoor, mayPress: isOpen && one.isAllowed && !isPoor };
  });
  useLetterKeys((letter) => {
    const pressed = buttons.find(({ key }) => key === letter);
    if (pressed?.mayPress === true) choose(pressed.act);
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="dl-acts" role="group" aria-label={words.blackjack.acts}>
      {buttons.map(({ act, label, key, tone, costMinor, isPoor, mayPress }) => (
        <button
          key={act}
          type="button"
          class="dl-act"
          data-act={act}
          data-tone={tone}
          data-poor={isPoor}
          aria-disabled={!mayPress}
          aria-keyshortcuts={key}
          title={isPoor ? words.messages.insufficientFunds : undefined}
          onClick={() => {
            if (mayPress) choose(act);
          }}
        >
          <span class="dl-act-name">
            {isPoor && (
              <svg class="dl-lock" viewBox="0 0 24 24" aria-hidden="true">
                <path d={LOCK} />
              </svg>
            )}
            {label}
          </span>
          {costMinor > 0 && (
            <bdi class="dl-cost" dir="ltr">
              {money(costMinor)}
            </bdi>
          )}
        </button>
      ))}
    </div>
  );
}
