/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { PayList } from '#arcade/games/tables/client/pay-list.tsx';
import { useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { KENO_DRAWN, KENO_NUMBERS, kenoPay, MOST_PICKS, payingHits } from '../rules/keno-pays.ts';
import { type KenoView, kenoRules, numbersOf } from '../rules/keno-rules.ts';
import { KenoGrid } from './keno-grid.tsx';

const BALL_MS = 140;
/** The numbers of picks that a press can draw. */
const QUICK = [3, 5, 8, 10] as const;

function textOfPay(picks: number, hits: number): string {
  return `×${kenoPay(picks, hits) / 10}`;
}

/** Different numbers by chance, rising. It is the player's choice: the result does not depend on it. */
function quickPick(count: number): readonly number[] {
  const picked = new Set<number>();
  while (picked.size < count) picked.add(1 + Math.floor(Math.random() * KENO_NUMBERS));
  return [...picked].sort((left, right) => left - right);
}

function isSame(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((number) => right.includes(number));
}

function hitsOf(hits: number, words: GameWords): string {
  return words.say('keno.hits', { number: hits });
}

function Board(props: BoardProps<KenoView>) {
  const { isOver, isShown, isBusy, words, draft, hasLessMotion } = props;
  const picked = numbersOf(draft) ?? [];
  const begun = useSteps(props, KENO_DRAWN, BALL_MS);
  // A new choice of numbers clears the last draw.
  const view = props.view !== null && isSame(props.view.numbers, picked) ? props.view : null;
  const drawn = view?.drawn.slice(0, begun) ?? [];
  const hits = drawn.filter((number) => picked.includes(number)).length;
  const isEnded = view !== null && (isShown || hasLessMotion);
  const isOpen = isOver && isShown && !isBusy;
  const choose = (numbers: readonly number[]) => {
    if (!isOpen) return;
    props.play('press');
    props.setDraft({ numbers });
  };
  const press = (number: number) => {
    if (picked.includes(number)) choose(picked.filter((one) => one !== number));
    else if (picked.length < MOST_PICKS) choose([...picked, number].sort((left, right) => left - right));
  };
  const rows = payingHits(picked.length).map((paying) => ({
    name: hitsOf(paying, words),
    pays: textOfPay(picked.length, paying),
    isNow: view !== null && paying === hits && (isEnded || paying > 0),
  }));
  return (
    <div class="number-board kn-board">
      <KenoGrid picked={picked} drawn={drawn} isOpen={isOpen} words={words} press={press} />
      <div class="nb-side">
        <div class="nb-figure">
          <span>{words.keno.picked}</span>
          <bdi dir="ltr">{`${picked.length} / ${MOST_PICKS}`}</bdi>
        </div>
        {picked.length === 0 ? (
          <p class="nb-hint">{words.say('keno.pick', { most: MOST_PICKS })}</p>
        ) : (
          <PayList rows={rows} words={words} />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
        <div class="nb-tools" role="group" aria-label={words.keno.quick}>
          <span class="nb-tools-name">{words.keno.quick}</span>
          {QUICK.map((count) => (
            <button
              key={count}
              type="button"
              class="nb-tool"
              aria-label={words.say('keno.quickOf', { number: count })}
              aria-disabled={!isOpen}
              onClick={() => choose(quickPick(count))}
            >
              {count}
            </button>
          ))}
          <button
            type="button"
            class="nb-tool nb-clear"
            aria-disabled={!isOpen || picked.length === 0}
            onClick={() => choose([])}
          >
            {words.chips.clear}
          </button>
        </div>
      </div>
    </div>
  );
}

export const kenoBoard: RoundBoard<KenoView> = {
  Board,
  firstDraft: (view) => ({ numbers: view?.numbers ?? [] }),
  keepsDraft: true,
  mainButton: ({ draft, words }) => ({
    label: words.keno.draw,
    isAllowed: kenoRules.choiceProblem([], draft) === null,
  }),
  outcome: ({ numbers, hits }, words) => words.say('keno.ended', { hits: hits.length, picks: numbers.length }),
  rules: (words) => ({
    paragraphs: [words.keno.rules.about, words.keno.rules.none, words.keno.rules.returns],
    pays: Array.from({ length: MOST_PICKS }, (_, index) => index + 1).flatMap((picks) =>
      payingHits(picks).map((hits) => [words.say('keno.pays', { picks, hits }), textOfPay(picks, hits)] as const),
    ),
  }),
};
