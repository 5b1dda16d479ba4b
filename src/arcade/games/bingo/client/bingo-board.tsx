/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { PayList } from '#arcade/games/tables/client/pay-list.tsx';
import { useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { type BingoColumns, columnsOf, linesOf, RANGE, SIDE } from '../rules/bingo-card.ts';
import { BINGO_DRAWN, type BingoView, bingoRules, LINE_PAYS, paysOfLines } from '../rules/bingo-rules.ts';
import { BingoCalls, BingoCardView } from './bingo-card-view.tsx';

const BALL_MS = 120;
const MOST = LINE_PAYS.length - 1;

/** A card by chance. It is the player's choice: all cards win equally often. */
function newColumns(): BingoColumns {
  return Array.from({ length: SIDE }, (_, column) => {
    const picked = new Set<number>();
    while (picked.size < (column === 2 ? SIDE - 1 : SIDE))
      picked.add(column * RANGE + 1 + Math.floor(Math.random() * RANGE));
    return [...picked].sort((left, right) => left - right);
  });
}

function nameOfLines(lines: number, words: GameWords): string {
  return words.say('bingo.lines', { number: lines < MOST ? lines : `${MOST}+` });
}

function Board(props: BoardProps<BingoView>) {
  const { isOver, isShown, isBusy, words, draft, hasLessMotion } = props;
  const columns = columnsOf(draft) ?? props.view?.columns ?? [];
  const begun = useSteps(props, BINGO_DRAWN, BALL_MS);
  // Another card clears the last draw.
  const view = props.view !== null && String(props.view.columns) === String(columns) ? props.view : null;
  const drawn = view?.drawn.slice(0, begun) ?? [];
  const called = new Set(drawn);
  const lines = linesOf(columns, called).length;
  const isOpen = isOver && isShown && !isBusy;
  return (
    <div class="number-board bg-board" data-still={hasLessMotion || isShown}>
      <div class="bg-main">
        <BingoCardView columns={columns} drawn={called} words={words} />
        <BingoCalls drawn={drawn} words={words} />
      </div>
      <div class="nb-side">
        <div class="nb-figure">
          <span>{words.bingo.drawn}</span>
          <bdi dir="ltr">{`${drawn.length} / ${BINGO_DRAWN}`}</bdi>
        </div>
        <PayList
          words={words}
          rows={LINE_PAYS.map((pays, count) => ({
            name: nameOfLines(count, words),
            pays: `×${pays}`,
            isNow: view !== null && Math.min(lines, MOST) === count,
          })).slice(1)}
        />
        <button
          type="button"
          class="nb-tool"
          aria-disabled={!isOpen}
          onClick={() => {
            if (!isOpen) return;
            props.play('press');
            props.setDraft({ columns: newColumns() });
          }}
        >
          {words.bingo.newCard}
        </button>
      </div>
    </div>
  );
}

export const bingoBoard: RoundBoard<BingoView> = {
  Board,
  firstDraft: (view) => ({ columns: view?.columns ?? newColumns() }),
  keepsDraft: true,
  mainButton: ({ draft, words }) => ({
    label: words.keno.draw,
    isAllowed: bingoRules.choiceProblem([], draft) === null,
  }),
  outcome: ({ lines }, words) => words.say('bingo.ended', { lines }),
  rules: (words) => ({
    paragraphs: [
      words.say('bingo.rules.about', { drawn: BINGO_DRAWN }),
      words.bingo.rules.card,
      words.bingo.rules.pays,
    ],
    pays: LINE_PAYS.map((_, lines) => [nameOfLines(lines, words), `×${paysOfLines(lines)}`] as const).slice(1),
  }),
};
