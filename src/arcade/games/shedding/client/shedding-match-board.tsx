/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { numberedSeats } from '#arcade/games/matches/client/numbered-seats.ts';
import { DealtCard } from '#arcade/games/tables/client/dealt-card.tsx';
import type { CardOrder, OrderedCard } from '../rules/card-order.ts';
import type { SheddingView } from '../rules/shedding-position.ts';
import { CardCount, OpponentHand, OwnHand, shortNames, suitSigns } from './card-hands.tsx';

type TableProps = Pick<MatchBoardProps<SheddingView>, 'view' | 'seat' | 'turn' | 'words'> & {
  readonly cards: CardOrder;
};

/** What has to be beaten, or whose turn it is to lead. */
function Table({ cards, view, seat, turn, words }: TableProps) {
  const { lead, last } = view;
  const said = last?.move === 'pass' ? words.domino.passed : turn === seat && lead === null ? words.shedding.lead : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="sg-table" role="group" aria-label={words.shedding.table}>
      {lead === null ? (
        <p class="mt-felt-note">{said}</p>
      ) : (
        <div class="sg-row" data-own={lead.seat === seat}>
          {lead.cards.map((card) => (
            <DealtCard key={card} card={cards.drawnCard(card)} words={words} />
          ))}
        </div>
      )}
    </div>
  );
}

type BoardProps = MatchBoardProps<SheddingView> & { readonly cards: CardOrder };

function SheddingBoard({ cards, view, seat, legal, play, words, sound, turn }: BoardProps) {
  const [picked, setPicked] = useState<readonly OrderedCard[]>([]);
  const hand = view.hands[seat] ?? [];
  // A card that was played meanwhile is picked no longer.
  const chosen = picked.filter((card) => hand.includes(card));
  const move = cards.moveOf(chosen);
  const press = (card: OrderedCard): void => {
    sound('press');
    setPicked(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  };
  const make = (made: string): void => {
    if (!legal.includes(made)) return;
    setPicked([]);
    play(made);
  };
  return (
    <div class="mt-felt sg-board" dir="ltr">
      <OpponentHand hand={view.hands[1 - seat] ?? null} count={view.counts[1 - seat] ?? 0} {...{ cards, words }} />
      <Table {...{ cards, view, seat, turn, words }} />
      <OwnHand playable={new Set(legal.flatMap(cards.cardsOf))} {...{ cards, hand, chosen, words, press }} />
      {turn !== null && (
        <div class="sg-acts">
          <button
            type="button"
            class="mt-button"
            data-open={legal.includes('pass')}
            aria-disabled={!legal.includes('pass')}
            onClick={() => make('pass')}
          >
            {words.domino.pass}
          </button>
          <button
            type="button"
            class="mt-button strong"
            aria-disabled={!legal.includes(move)}
            onClick={() => make(move)}
          >
            {words.shedding.play}
          </button>
        </div>
      )}
    </div>
  );
}

/** The board of a game of shedding thirteen cards. @param kinds what may be played over what, as paragraphs. */
export function sheddingMatchBoard(
  cards: CardOrder,
  kinds: (words: GameWords) => readonly string[],
): MatchBoard<SheddingView> {
  return {
    Board: (props) => <SheddingBoard {...props} cards={cards} />,
    ...numberedSeats,
    Tally: ({ view, seat, words }) => <CardCount count={view.counts[seat] ?? 0} words={words} />,
    moveText: ({ move }, _index, _moves, { domino }) => (move === 'pass' ? domino.passed : shortNames(cards, move)),
    rules: (words) => [
      words.shedding.rules.about,
      words.say('shedding.rules.order', { suits: suitSigns(cards) }),
      ...kinds(words),
      words.shedding.rules.end,
    ],
  };
}
