/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { numberedSeats } from '#arcade/games/matches/client/numbered-seats.ts';
import { CardCount, OpponentHand, OwnHand, shortNames } from '#arcade/games/shedding/client/card-hands.tsx';
import { byStrength, type OrderedCard, suitOf } from '#arcade/games/shedding/rules/card-order.ts';
import { DealtCard, nameOfCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { CardBack, CardFace } from '#arcade/games/video-poker/client/card-face.tsx';
import { type DurakView, durakCards, isTrump } from '../rules/durak-position.ts';

const { drawnCard, textOf, cardsOf } = durakCards;

/** The trump card with the stock on it. Without a stock it only says which suit is trump. */
function Stock({ view, words }: Pick<MatchBoardProps<DurakView>, 'view' | 'words'>) {
  const { trumpCard, stockCount } = view;
  const trump = words.say('durak.trump', { card: nameOfCard(drawnCard(trumpCard), words) });
  const stock = words.say('durak.stock', { count: stockCount });
  return (
    <div class="du-stock" role="img" aria-label={`${trump}. ${stock}`}>
      <span class="du-trump" data-gone={stockCount === 0}>
        <CardFace card={drawnCard(trumpCard)} />
      </span>
      {stockCount > 1 && (
        <span class="du-pile">
          <CardBack />
        </span>
      )}
      <b class="du-count">{stockCount}</b>
    </div>
  );
}

/** The attacks, each with the card that beats it on top; without any, what was done last. */
function Bout({ view, seat, turn, words }: Pick<MatchBoardProps<DurakView>, 'view' | 'seat' | 'turn' | 'words'>) {
  const { table, last } = view;
  const said = [lastWord(last?.move, words), turn === seat ? words.shedding.lead : ''].filter((text) => text !== '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="du-bout" role="group" aria-label={words.shedding.table}>
      {table.length === 0 && <p class="mt-felt-note">{said.join(' · ')}</p>}
      {table.map(({ attack, defence }) => (
        <span key={attack} class="du-pair">
          <DealtCard card={drawnCard(attack)} words={words} />
          {defence !== null && <DealtCard card={drawnCard(defence)} words={words} />}
        </span>
      ))}
    </div>
  );
}

function lastWord(move: string | undefined, { durak }: GameWords): string {
  if (move === 'take') return durak.took;
  return move === 'done' ? durak.beaten : '';
}

/** By suits, trumps last. */
function sorted(hand: readonly OrderedCard[], trumpCard: OrderedCard): readonly OrderedCard[] {
  const place = (card: OrderedCard): number => (isTrump(card, trumpCard) ? 4 : suitOf(card));
  return [...hand].sort((one, other) => place(one) - place(other) || byStrength(one, other));
}

function Board({ view, seat, legal, play, words, sound, turn }: MatchBoardProps<DurakView>) {
  return (
    <div class="mt-felt sg-board" dir="ltr">
      <OpponentHand
        cards={durakCards}
        hand={view.hands[1 - seat] ?? null}
        count={view.counts[1 - seat] ?? 0}
        words={words}
      />
      <div class="du-table">
        <Stock {...{ view, words }} />
        <Bout {...{ view, seat, turn, words }} />
      </div>
      <OwnHand
        cards={durakCards}
        hand={sorted(view.hands[seat] ?? [], view.trumpCard)}
        playable={new Set(legal.flatMap(cardsOf))}
        chosen={null}
        words={words}
        press={(card) => {
          sound('press');
          play(textOf(card));
        }}
      />
      {turn !== null && (
        <div class="sg-acts">
          {(['take', 'done'] as const).map((move) => (
            <button
              key={move}
              type="button"
              class="mt-button"
              data-open={legal.includes(move)}
              aria-disabled={!legal.includes(move)}
              onClick={() => {
                if (legal.includes(move)) play(move);
              }}
            >
              {words.durak[move]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export const durakMatchBoard: MatchBoard<DurakView> = {
  Board,
  ...numberedSeats,
  Tally: ({ view, seat, words }) => (
    <>
      <CardCount count={view.counts[seat] ?? 0} words={words} />
      <span class="du-role">{seat === view.attacker ? words.durak.attacks : words.durak.defends}</span>
    </>
  ),
  moveText: ({ move }, _index, _moves, words) => lastWord(move, words) || shortNames(durakCards, move),
  rules: ({ durak: { rules } }) => [rules.about, rules.attack, rules.done, rules.take, rules.refill, rules.end],
};
