/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import { useReveal } from '#arcade/client/round-game/use-reveal.ts';
import { HIGHEST_MULTIPLE, MOST_MINES, minesMultiple } from '../rules/mines-multiples.ts';
import { type MinesView, minesOf, minesRules } from '../rules/mines-rules.ts';
import { MinesGrid } from './mines-grid.tsx';

const FIRST_MINES = 3;
/** Numbers of mines whose multiples stand in the pay table. */
const tabled = [1, 3, 5, 10, 24] as const;
const tabledTiles = [1, 2, 3, 5, 10] as const;

function Multiple({ label, multiple }: { readonly label: string; readonly multiple: number | null }) {
  return (
    <div class="mines-figure">
      <span class="mines-label">{label}</span>
      <bdi dir="ltr">{multiple === null || multiple === 0 ? '–' : `×${multiple / 100}`}</bdi>
    </div>
  );
}

function MinesStepper({ draft, view, setDraft, isBusy, isOver, words, play }: BoardProps<MinesView>) {
  const mines = isOver ? (minesOf(draft) ?? view?.mines ?? FIRST_MINES) : (view?.mines ?? FIRST_MINES);
  const stepButton = (by: number, sign: string, label: string) => {
    const next = mines + by;
    const isAllowed = isOver && !isBusy && next >= 1 && next <= MOST_MINES;
    return (
      <button
        type="button"
        class="mines-step"
        aria-label={label}
        aria-disabled={!isAllowed}
        onClick={() => {
          if (!isAllowed) return;
          play('press');
          setDraft({ mines: next });
        }}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="mines-stepper" role="group" aria-label={words.mines.count}>
      <span class="mines-label">{words.mines.count}</span>
      {stepButton(-1, '−', words.mines.fewer)}
      <output class="mines-count">{mines}</output>
      {stepButton(1, '+', words.mines.more)}
    </div>
  );
}

function Board(props: BoardProps<MinesView>) {
  const { view, isOver, isBusy, draft, words } = props;
  useReveal(props, view?.opened.length ?? 0);
  // Before a round the next tile is its first.
  const first = minesMultiple(minesOf(draft) ?? FIRST_MINES, 1);
  return (
    <div class="mines-board">
      <div class="mines-parts">
        <div class="mines-panel">
          <MinesStepper {...props} />
          <Multiple label={words.mines.now} multiple={view?.multiple ?? null} />
          <Multiple label={words.mines.next} multiple={isOver ? first : (view?.nextMultiple ?? null)} />
        </div>
        <MinesGrid
          view={view}
          canOpen={view !== null && !isOver && !isBusy}
          words={words}
          open={(tile) => props.choose({ open: tile })}
        />
      </div>
    </div>
  );
}

export const minesBoard: RoundBoard<MinesView> = {
  Board,
  firstDraft: (view) => (view === null ? { mines: FIRST_MINES } : { cashOut: true }),
  keepsDraft: true,
  mainButton: ({ view, isOver, draft, words, money }) => {
    if (isOver || view === null)
      return { label: words.mines.start, isAllowed: minesRules.choiceProblem([], draft) === null };
    if (view.opened.length === 0) return { label: words.mines.openFirst, isAllowed: false };
    return { label: words.say('mines.cashOut', { amount: money(view.cashOutMinor) }), isAllowed: true };
  },
  // Isolated, since the sentence may run from right to left.
  outcome: ({ exploded, multiple }, words) =>
    exploded === null ? words.say('mines.won', { multiple: `\u2066×${multiple / 100}\u2069` }) : words.mines.lost,
  rules: (words) => ({
    paragraphs: [
      words.mines.rules.about,
      words.say('mines.rules.pays', {
        percent: minesRules.returnBasisPoints / 100,
        most: `\u2066×${HIGHEST_MULTIPLE / 100}\u2069`,
      }),
      words.mines.rules.left,
    ],
    pays: tabled.flatMap((mines) =>
      tabledTiles
        .filter((tiles) => mines + tiles <= MOST_MINES + 1)
        .map((tiles) => [words.say('mines.pays', { mines, tiles }), `×${minesMultiple(mines, tiles) / 100}`] as const),
    ),
  }),
};
