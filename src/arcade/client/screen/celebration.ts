import { type CountUp, countUp } from '../controls/count-up.ts';
import { make } from '../make-element.ts';

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

export function celebration(money: (minor: number) => string, hasLessMotion: () => boolean): Celebration {
  const title = make('span', { class: 'celebration-title' });
  const amount = make('bdi', { class: 'celebration-amount' });
  const picture = make('img', { class: 'celebration-picture', alt: '', hidden: true });
  const element = make(
    'div',
    { class: 'celebration', 'aria-hidden': 'true', hidden: true },
    make('div', { class: 'burst' }),
    make('div', { class: 'celebration-words' }, title, picture, amount),
  );
  const counter: CountUp = countUp((minor) => {
    amount.textContent = money(minor);
  }, hasLessMotion);

  return {
    element,
    async showAmount(text, toMinor, durationMs, rest) {
      title.textContent = text;
      picture.hidden = true;
      element.hidden = false;
      await counter.run(0, toMinor, durationMs);
      await rest(LOOK_MS);
      element.hidden = true;
    },
    showWords(text, words, source) {
      title.textContent = text;
      amount.textContent = words;
      picture.hidden = source === null;
      if (source !== null) picture.src = source;
      element.hidden = false;
    },
    finish: () => counter.finish(),
    hide() {
      element.hidden = true;
    },
  };
}
