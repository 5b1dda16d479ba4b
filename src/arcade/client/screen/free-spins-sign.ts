import { make } from '../make-element.ts';
import type { GameWords } from '../words/game-words.ts';

export interface FreeSpinsSign {
  readonly element: HTMLElement;
  show(state: { left: number; multiplier: number; sum: string; picture: string | null }): void;
  showSum(sum: string): void;
  hide(): void;
}

/** The sign in place of the game's name during free spins: the number left, the multiplier and the round's win. */
export function freeSpinsSign(root: HTMLElement, words: GameWords): FreeSpinsSign {
  const left = make('bdi');
  const times = make('bdi');
  const sum = make('bdi', { class: 'sum' });
  const picture = make('img', { alt: '', hidden: true });
  const element = make(
    'div',
    { class: 'free-spins', hidden: true },
    make('strong', {}, words.freeSpins),
    picture,
    left,
    times,
    sum,
  );
  root.append(element);
  return {
    element,
    show(state) {
      left.textContent = words.say('freeSpinsLeft', { count: state.left });
      times.textContent = state.multiplier > 1 ? words.say('winsTimes', { multiplier: state.multiplier }) : '';
      sum.textContent = state.sum;
      picture.hidden = state.picture === null;
      if (state.picture !== null) picture.src = state.picture;
      element.hidden = false;
      root.dataset.freeSpins = '';
    },
    showSum(text) {
      sum.textContent = text;
    },
    hide() {
      element.hidden = true;
      delete root.dataset.freeSpins;
    },
  };
}
