/** @jsxImportSource preact */
import { countUp } from '#arcade/client/controls/count-up.ts';
import { mountElement } from '#arcade/client/mount-element.ts';

/** A large word over the reels: a big win that counts up, free spins that begin, what they won. */
export interface Celebration {
  readonly element: HTMLElement;
  /** Ends when the amount has been counted up and looked at, or when it is cut short. */
  showAmount(title: string, toMinor: number, durationMs: number, rest: (ms: number) => Promise<void>): Promise<void>;
  showWords(title: string, words: string, picture: string | null): void;
  finish(): void;
  hide(): void;
}

const LOOK_MS = 1100;

interface FeastProps {
  readonly isShown: boolean;
  readonly title: string;
  readonly picture: string | null;
  readonly amount: string;
}

function Feast({ isShown, title, picture, amount }: FeastProps) {
  return (
    <div class="celebration" aria-hidden="true" hidden={!isShown}>
      <div class="burst" />
      <div class="celebration-words">
        <span class="celebration-title">{title}</span>
        {picture !== null && <img class="celebration-picture" alt="" src={picture} />}
        <bdi class="celebration-amount">{amount}</bdi>
      </div>
    </div>
  );
}

export function celebration(money: (minor: number) => string, hasLessMotion: () => boolean): Celebration {
  const hidden: FeastProps = { isShown: false, title: '', picture: null, amount: '' };
  const { element, change } = mountElement(Feast, hidden, HTMLElement);
  const counter = countUp((minor) => change({ amount: money(minor) }), hasLessMotion);

  return {
    element,
    async showAmount(title, toMinor, durationMs, rest) {
      change({ isShown: true, title, picture: null });
      await counter.run(0, toMinor, durationMs);
      await rest(LOOK_MS);
      change({ isShown: false });
    },
    showWords: (title, amount, picture) => change({ isShown: true, title, amount, picture }),
    finish: () => counter.finish(),
    hide: () => change({ isShown: false }),
  };
}
