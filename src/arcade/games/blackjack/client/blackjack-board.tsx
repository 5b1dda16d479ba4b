/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { TableAct } from '#arcade/games/tables/client/act-bar.tsx';
import { actBoard } from '#arcade/games/tables/client/act-board.ts';
import { ChipAmount } from '#arcade/games/tables/client/chip-amount.tsx';
import { DealerTable } from '#arcade/games/tables/client/dealer-table.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useDealing } from '#arcade/games/tables/client/use-dealing.ts';
import type { BlackjackAct } from '../rules/blackjack-choices.ts';
import { type BlackjackHandView, type BlackjackView, blackjackRules, PAIR_PAYS } from '../rules/blackjack-rules.ts';
import { CountedHand } from './counted-hand.tsx';
import { type DealtCards, dealSteps, dealtAfter } from './deal-steps.ts';

const PAYS = { main: '1:1', perfectPair: `${PAIR_PAYS.mixed}–${PAIR_PAYS.perfect}:1` } as const;
const NATURAL_PAYS = '3:2';
const PAIRS = ['mixed', 'coloured', 'perfect'] as const;
const nothingDealt: DealtCards = { dealer: [], hasHole: false, hands: [[]], hasPair: false };

function nameOfHand(index: number, count: number, words: GameWords): string {
  return count === 1 ? words.blackjack.hand : words.say('blackjack.handNumber', { number: index + 1 });
}

const TONES = {
  hit: 'green',
  stand: 'red',
  double: 'blue',
  split: 'violet',
  insure: 'green',
  noInsurance: 'red',
} as const;
const KEYS = { hit: 'H', stand: 'S', double: 'D', split: 'P', insure: 'I', noInsurance: 'N' } as const;
const PLAYING = ['hit', 'stand', 'double', 'split'] as const;
const ANSWERING = ['insure', 'noInsurance'] as const;

/** The buttons of a view: the answers to the insurance while it is offered, else the acts of a hand. */
function actsOf(view: BlackjackView | null, words: GameWords): readonly TableAct<BlackjackAct>[] {
  const open = view?.acts ?? [];
  const isOffered = open.some(({ act }) => act === 'noInsurance');
  return (isOffered ? ANSWERING : PLAYING).map((act) => {
    const allowed = open.find((one) => one.act === act);
    return {
      act,
      label: words.blackjack.act[act],
      key: KEYS[act],
      tone: TONES[act],
      costMinor: allowed?.costMinor ?? 0,
      isAllowed: allowed !== undefined,
    };
  });
}

function Board(props: BoardProps<BlackjackView>) {
  const { view, isOver, isShown, words, money, hasLessMotion } = props;
  const isPlaying = view !== null && !(isOver && isShown);
  const chips = useChips(isPlaying ? { ...props, draft: { bets: view.bets } } : props);
  const steps = view === null ? 0 : dealSteps(view).length;
  const begun = useDealing(props, steps);
  const dealt = view === null ? nothingDealt : dealtAfter(view, begun);
  const isDealt = begun === steps;
  const isDecided = isOver && (isShown || hasLessMotion);
  const playedHand = view?.hands.findIndex(({ state }) => state === 'playing') ?? -1;
  const isTurn = isPlaying && isDealt && !isOver;

  /** A bust hand and a blackjack show it as soon as the last card lies there; the others wait for the dealer. */
  const resultOf = (hand: BlackjackHandView | undefined, cards: readonly number[]) => {
    if (hand === undefined || cards.length < hand.cards.length) return null;
    return isDecided || hand.state === 'bust' ? hand.result : null;
  };
  const pair = view !== null && dealt.hasPair && (view.bets.perfectPair ?? 0) > 0 ? view.pair : null;
  const zones = [
    {
      place: 'main',
      name: words.blackjack.main,
      pays: PAYS.main,
      note: `${words.blackjack.result.blackjack} ${NATURAL_PAYS}`,
    },
    {
      place: 'perfectPair',
      name: words.blackjack.perfectPair,
      pays: PAYS.perfectPair,
      ...(pair !== null && { note: words.blackjack.pair[pair] }),
    },
  ];
  // The main bet lies beside its hand while the hand is played.
  const { main: _, ...others } = chips.bets;
  const onZones = isPlaying ? { ...chips, bets: others } : chips;
  const told = isTurn ? toldOf(view, playedHand, words) : '';
  return (
    <DealerTable
      kind="bj"
      board={props}
      chips={onZones}
      zones={zones}
      wonPlaces={pair === null ? [] : ['perfectPair']}
      isPlaying={isPlaying}
      isTurn={isTurn}
      acts={actsOf(view, words)}
      choose={(act) => props.choose({ act })}
      told={told}
    >
      <div class="dl-dealer">
        <CountedHand
          name={words.blackjack.dealer}
          cards={dealt.dealer}
          hasHole={dealt.hasHole}
          turned={[1]}
          isFinal={isDecided}
          words={words}
        />
        {view !== null && view.insuranceMinor > 0 && isPlaying && dealt.dealer.length <= 2 && (
          <div class="bj-insurance">
            <ChipAmount
              label={words.blackjack.insurance}
              amountMinor={view.insuranceMinor}
              chips={chips}
              money={money}
            />
            <span dir="auto" aria-hidden="true">
              {words.blackjack.insurance}
            </span>
          </div>
        )}
      </div>
      <div class="dl-hands" data-count={dealt.hands.length}>
        {dealt.hands.map((cards, index) => {
          const hand = view?.hands[index];
          const winMinor = isDecided ? (hand?.winMinor ?? 0) : 0;
          return (
            <CountedHand
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand keeps its place.
              key={index}
              name={nameOfHand(index, dealt.hands.length, words)}
              cards={cards}
              isFinal={isDealt && hand?.state !== 'playing' && hand?.state !== 'waiting'}
              isPlayed={isTurn && index === playedHand && dealt.hands.length > 1}
              result={resultOf(hand, cards)}
              paid={winMinor > 0 ? money(winMinor) : ''}
              words={words}
            >
              {hand !== undefined && isPlaying && (
                <ChipAmount label={words.bet} amountMinor={hand.betMinor} chips={chips} money={money} />
              )}
            </CountedHand>
          );
        })}
      </div>
    </DealerTable>
  );
}

/** The sentence for screen readers when it is the player's turn. */
function toldOf(view: BlackjackView, playedHand: number, words: GameWords): string {
  const hand = view.hands[Math.max(0, playedHand)];
  return words.say('blackjack.turn', {
    dealer: view.dealer.total,
    name: nameOfHand(Math.max(0, playedHand), view.hands.length, words),
    total: hand?.total ?? 0,
  });
}

export const blackjackBoard: RoundBoard<BlackjackView> = {
  Board,
  ...actBoard(blackjackRules, 'stand'),
  outcome: ({ dealer, hands }, words) => {
    const all = hands.map(({ total, result }, index) =>
      words.say('blackjack.ended', {
        name: nameOfHand(index, hands.length, words),
        total,
        result: words.blackjack.result[result ?? 'lose'],
      }),
    );
    return [words.say('blackjack.dealerEnded', { total: dealer.total }), ...all].join(' ');
  },
  rules: (words) => {
    const { about, dealer, acts, split, insurance, pair, best, shoe, absent } = words.blackjack.rules;
    return {
      paragraphs: [about, dealer, acts, split, insurance, pair, best, shoe, absent],
      pays: [
        [words.blackjack.main, PAYS.main],
        [words.blackjack.result.blackjack, NATURAL_PAYS],
        [words.blackjack.insurance, '2:1'],
        ...PAIRS.map((kind) => [words.blackjack.pair[kind], `${PAIR_PAYS[kind]}:1`] as const),
      ],
    };
  },
};
