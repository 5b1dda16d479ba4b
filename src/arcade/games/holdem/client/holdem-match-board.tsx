/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { numberedSeats } from '#arcade/games/matches/client/numbered-seats.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { chipsOfRaise } from '../rules/holdem-betting.ts';
import { blindsOf, HANDS_PER_LEVEL, levels, nextBlinds, START_CHIPS } from '../rules/holdem-blinds.ts';
import { buttonOf, chipsOf, type HoldemView, potOf, toCall } from '../rules/holdem-position.ts';
import { HandCards, handName } from './holdem-hand-cards.tsx';
import { bestCards, HandResults, LastHand } from './holdem-last-hand.tsx';
import { amountText, callLabel, doneText, moveSign, raiseLabel, saidOf } from './holdem-move-words.ts';

type BoardProps = MatchBoardProps<HoldemView>;

const COMMUNITY = 5;

/** The match was decided by chips: the table shows the last hand as it ended. */
const isDecided = (view: HoldemView): boolean => potOf(view) === 0;

/** Cards with a gold outline. */
function wonCards(view: HoldemView): readonly number[] {
  const last = view.ended.at(-1);
  return isDecided(view) && last !== undefined ? bestCards(last) : [];
}

interface SideProps extends Pick<BoardProps, 'view' | 'words'> {
  readonly of: Seat;
  readonly isOwn: boolean;
}

/** A player's cards, with the dealer button, what he did last, and his bet. */
function Side({ view, words, of: seat, isOwn }: SideProps) {
  const { hand, last, bets, board, holes } = view;
  const cards = holes[seat] ?? null;
  const name = handName(cards, board, words);
  const bet = chipsOf(bets, seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="hm-side" role="group" data-own={isOwn} aria-label={isOwn ? words.shedding.hand : words.match.opponent}>
      <span class="hm-said">
        {buttonOf(hand) === seat && (
          <b class="hm-button" role="img" aria-label={words.holdem.button} title={words.holdem.button}>
            D
          </b>
        )}
        {last?.seat === seat && (
          <span class="hm-done" dir="auto">
            {doneText(last, words)}
          </span>
        )}
      </span>
      <span class="hm-hand">
        <HandCards cards={cards} won={wonCards(view)} words={words} />
        {name !== '' && (
          <b class="hm-name" dir="auto">
            {name}
          </b>
        )}
      </span>
      <span class="hm-bet">
        {bet > 0 && (
          <span class="hm-chips" role="img" aria-label={words.say('holdem.bet', { chips: bet })}>
            <i aria-hidden="true" />
            {amountText(bet, words)}
          </span>
        )}
      </span>
    </div>
  );
}

/** The pot and the community cards; after a hand has ended how it ended, until the next move. */
function Middle({ view, seat, isOver, words }: Pick<BoardProps, 'view' | 'seat' | 'isOver' | 'words'>) {
  const { board, ended } = view;
  return (
    <div class="hm-middle">
      <div class="hm-lines">
        {!isDecided(view) && (
          <b class="hm-pot" dir="auto">
            {words.say('holdem.pot', { chips: potOf(view) })}
          </b>
        )}
        {(isDecided(view) || !isOver) && <HandResults {...{ ended, seat, words }} />}
      </div>
      {ended.length > 0 && !isOver ? (
        <LastHand {...{ ended, seat, words }} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
        <div role="group" aria-label={words.casinoHoldem.board}>
          <HandCards cards={board} places={COMMUNITY} won={wonCards(view)} words={words} />
        </div>
      )}
    </div>
  );
}

function Board({ view, seat, legal, turn, isOver, play, words, sound }: BoardProps) {
  const answer = useRef<HTMLButtonElement>(null);
  const make = (move: string): void => {
    if (!legal.includes(move)) return;
    sound('press');
    play(move);
  };
  const price = toCall(view, seat);
  const call = price > 0 ? 'call' : 'check';
  const raises = legal.filter((move) => chipsOfRaise(move) !== null);
  return (
    <div class="hm-board" dir="ltr">
      <div class="hm-table">
        <Side view={view} words={words} of={1 - seat} isOwn={false} />
        <Middle {...{ view, seat, isOver, words }} />
        <Side view={view} words={words} of={seat} isOwn />
      </div>
      {turn !== null && (
        <div class="hm-acts">
          {/* These two stay while the other player moves, so that the keyboard's place is not lost. */}
          <button
            type="button"
            class="mt-button"
            aria-disabled={!legal.includes('fold')}
            dir="auto"
            onClick={() => make('fold')}
          >
            {words.holdem.fold}
          </button>
          <button
            ref={answer}
            type="button"
            class="mt-button strong"
            aria-disabled={!legal.includes(call)}
            dir="auto"
            onClick={() => make(call)}
          >
            {price === chipsOf(view.stacks, seat)
              ? words.say('holdem.allIn', { chips: price })
              : callLabel(price, words)}
          </button>
          {raises.map((move) => (
            <button
              key={move}
              type="button"
              class="mt-button hm-raise"
              dir="auto"
              onClick={() => {
                // It goes with the turn, and the keyboard's place stays among the answers.
                answer.current?.focus();
                make(move);
              }}
            >
              {raiseLabel(view, move, words)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export const holdemMatchBoard: MatchBoard<HoldemView> = {
  Board,
  ...numberedSeats,
  Tally: ({ view, seat, words }) => (
    <span class="mt-figure">{words.say('holdem.chips', { chips: chipsOf(view.stacks, seat) })}</span>
  ),
  moveText: ({ move }, _index, _moves, words) => moveSign(move, words),
  said: (view, seat, words) => saidOf(view, seat, words),
  note: ({ hand }, words) => {
    const now = words.say('holdem.hand', { hand, ...blindsOf(hand) });
    const next = nextBlinds(hand);
    return next === null ? now : `${now} · ${words.say('holdem.next', { ...next })}`;
  },
  rules: (words) => {
    const { bets, showdown, end } = words.holdem.rules;
    const table = levels.map(({ small, big }) => `${amountText(small, words)}/${amountText(big, words)}`).join(', ');
    return [
      words.say('holdem.rules.about', { chips: START_CHIPS }),
      words.say('holdem.rules.blinds', { hands: HANDS_PER_LEVEL, levels: table }),
      bets,
      showdown,
      end,
    ];
  },
};
