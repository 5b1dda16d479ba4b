/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { DealtCard, nameOfCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { CardBack, CardFace } from '#arcade/games/video-poker/client/card-face.tsx';
import { cardsOf, drawnCard, moveOf, type TienLenCard, textOf } from '../rules/tien-len-cards.ts';
import type { TienLenView } from '../rules/tien-len-position.ts';

const SIGNS: Readonly<Record<string, string>> = { s: '♠', c: '♣', d: '♦', h: '♥', T: '10' };

const shortName = (card: TienLenCard): string =>
  textOf(card).replaceAll(/[scdhT]/g, (letter) => SIGNS[letter] ?? letter);

function Others({ view, seat, words }: Pick<MatchBoardProps<TienLenView>, 'view' | 'seat' | 'words'>) {
  const count = view.counts[1 - seat] ?? 0;
  const hand = view.hands[1 - seat] ?? null;
  return (
    <div class="tl-row tl-others" role="img" aria-label={`${words.match.opponent}: ${count}`}>
      {hand === null
        ? Array.from({ length: count }, (_, index) => (
            <span key={String(index)} class="tl-card">
              <CardBack />
            </span>
          ))
        : hand.map((card) => (
            <span key={card} class="tl-card">
              <CardFace card={drawnCard(card)} />
            </span>
          ))}
    </div>
  );
}

/** What has to be beaten, or whose turn it is to lead. */
function Table({ view, seat, turn, words }: Pick<MatchBoardProps<TienLenView>, 'view' | 'seat' | 'turn' | 'words'>) {
  const { lead, last } = view;
  const said = last?.move === 'pass' ? words.domino.passed : turn === seat && lead === null ? words.tienLen.lead : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="tl-table" role="group" aria-label={words.tienLen.table}>
      {lead === null ? (
        <p>{said}</p>
      ) : (
        <div class="tl-row" data-own={lead.seat === seat}>
          {lead.cards.map((card) => (
            <DealtCard key={card} card={drawnCard(card)} words={words} />
          ))}
        </div>
      )}
    </div>
  );
}

function Board({ view, seat, legal, play, words, sound, turn }: MatchBoardProps<TienLenView>) {
  const [picked, setPicked] = useState<readonly TienLenCard[]>([]);
  const hand = view.hands[seat] ?? [];
  // A card that was played meanwhile is picked no longer.
  const chosen = picked.filter((card) => hand.includes(card));
  const playable = new Set(legal.flatMap(cardsOf));
  const move = moveOf(chosen);
  const canPlay = legal.includes(move);
  const press = (card: TienLenCard): void => {
    if (!playable.has(card)) return;
    sound('press');
    setPicked(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  };
  const make = (made: string): void => {
    if (!legal.includes(made)) return;
    setPicked([]);
    play(made);
  };
  return (
    <div class="tl-board" dir="ltr">
      <Others {...{ view, seat, words }} />
      <Table {...{ view, seat, turn, words }} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="tl-row tl-own" role="group" aria-label={words.tienLen.hand}>
        {hand.map((card) => (
          <button
            key={card}
            type="button"
            class="tl-card"
            data-open={playable.has(card)}
            aria-disabled={!playable.has(card)}
            aria-pressed={chosen.includes(card)}
            aria-label={nameOfCard(drawnCard(card), words)}
            onClick={() => press(card)}
          >
            <CardFace card={drawnCard(card)} />
          </button>
        ))}
      </div>
      <div class="tl-acts">
        <button
          type="button"
          class="mt-button"
          data-open={legal.includes('pass')}
          disabled={!legal.includes('pass')}
          onClick={() => make('pass')}
        >
          {words.domino.pass}
        </button>
        <button type="button" class="mt-button strong" disabled={!canPlay} onClick={() => make(move)}>
          {words.tienLen.play}
        </button>
      </div>
    </div>
  );
}

function cardCount(count: number, words: GameWords): string {
  return words.say('tienLen.cards', { count });
}

export const tienLenMatchBoard: MatchBoard<TienLenView> = {
  Board,
  seatName: (seat, { domino }) => (seat === 0 ? domino.first : domino.second),
  seatColour: ['#f3c65b', '#7fb4ff'],
  Tally: ({ view, seat, words }) => <span class="bg-pips">{cardCount(view.counts[seat] ?? 0, words)}</span>,
  moveText: ({ move }, _index, _moves, { domino }) =>
    move === 'pass' ? domino.passed : cardsOf(move).map(shortName).join(' '),
  rules: ({ tienLen: { rules } }) => [rules.about, rules.order, rules.kinds, rules.beat, rules.twos, rules.end],
};
