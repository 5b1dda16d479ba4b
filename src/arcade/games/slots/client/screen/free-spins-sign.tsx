/** @jsxImportSource preact */
import { mountElement } from '#arcade/client/mount-element.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';

export interface FreeSpinsSign {
  readonly element: HTMLElement;
  show(state: { left: number; multiplier: number; sum: string; picture: string | null }): void;
  showSum(sum: string): void;
  hide(): void;
}

interface SignProps {
  readonly title: string;
  readonly isShown: boolean;
  readonly left: string;
  readonly times: string;
  readonly sum: string;
  readonly picture: string | null;
}

function Sign({ title, isShown, left, times, sum, picture }: SignProps) {
  return (
    <div class="free-spins" hidden={!isShown}>
      <strong>{title}</strong>
      {picture !== null && <img alt="" src={picture} />}
      <bdi>{left}</bdi>
      <bdi>{times}</bdi>
      <bdi class="sum">{sum}</bdi>
    </div>
  );
}

/** The sign in place of the game's name during free spins: the number left, the multiplier and the round's win. */
export function freeSpinsSign(root: HTMLElement, words: GameWords): FreeSpinsSign {
  const hidden: SignProps = { title: words.freeSpins, isShown: false, left: '', times: '', sum: '', picture: null };
  const { element, change } = mountElement(Sign, hidden, HTMLElement);
  root.append(element);
  return {
    element,
    show({ left, multiplier, sum, picture }) {
      const times = multiplier > 1 ? words.say('winsTimes', { multiplier }) : '';
      change({ isShown: true, left: words.say('freeSpinsLeft', { count: left }), times, sum, picture });
      root.dataset.freeSpins = '';
    },
    showSum: (sum) => change({ sum }),
    hide() {
      change({ isShown: false });
      delete root.dataset.freeSpins;
    },
  };
}
