/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import { scratchPrizes } from '../rules/scratch-prizes.ts';
import type { ScratchView } from '../rules/scratch-rules.ts';
import { ScratchCard } from './scratch-card.tsx';
import { ScratchPicture } from './scratch-symbol.tsx';

function PrizeList({ view, words }: Pick<BoardProps<ScratchView>, 'view' | 'words'>) {
  const prizes = view?.prizes ?? scratchPrizes;
  return (
    <ul class="scratch-prizes">
      {prizes.toReversed().map(({ symbol, multiple }) => (
        <li key={symbol} class="scratch-prize">
          <ScratchPicture symbol={symbol} />
          <span class="scratch-name">{words.scratch.symbol[symbol]}</span>
          <bdi dir="ltr">×{multiple / 100}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Board(props: BoardProps<ScratchView>) {
  const { view, words } = props;
  const seen = useRef({ view, cards: 0 });
  if (seen.current.view !== view) seen.current = { view, cards: seen.current.cards + 1 };
  return (
    <div class="scratch-board">
      <div class="scratch-parts">
        <ScratchCard key={seen.current.cards} {...props} />
        <PrizeList view={view} words={words} />
      </div>
    </div>
  );
}

export const scratchBoard: RoundBoard<ScratchView> = {
  Board,
  firstDraft: () => ({}),
  keepsDraft: false,
  mainButton: ({ words }) => ({ label: words.scratch.buy, isAllowed: true }),
  // Isolated, since the sentence may run from right to left.
  outcome: ({ symbol, prize }, words) =>
    symbol === null
      ? words.scratch.lost
      : words.say('scratch.won', { symbol: words.scratch.symbol[symbol], multiple: `\u2066×${prize / 100}\u2069` }),
  rules: (words) => ({
    paragraphs: [words.scratch.rules.card, words.scratch.rules.drawn],
    pays: scratchPrizes
      .toReversed()
      .map(({ symbol, multiple }) => [words.scratch.symbol[symbol], `×${multiple / 100}`] as const),
  }),
};
