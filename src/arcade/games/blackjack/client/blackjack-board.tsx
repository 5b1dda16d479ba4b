/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import { actBoard } from '#arcade/games/tables/client/act-board.ts';
import { BeadPlate } from '#arcade/games/tables/client/bead-plate.tsx';
import { ChipAmount } from '#arcade/games/tables/client/chip-amount.tsx';
import { DealerTable } from '#arcade/games/tables/client/dealer-table.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useDealing } from '#arcade/games/tables/client/use-dealing.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { withMainBet } from '#arcade/games/tables/client/with-main-bet.ts';
import { type BlackjackHandView, type BlackjackView, blackjackRules } from '../rules/blackjack-rules.ts';
import { liveBlackjackRules } from '../rules/live-blackjack-rules.ts';
import { blackjackActs } from './blackjack-acts.ts';

import { beadOf, NATURAL_PAYS, nameOfHand, outcomeTold, PAYS, rulesTold, turnTold } from './blackjack-words.ts';
import { CountedHand } from './counted-hand.tsx';
import { type DealtCards, dealSteps, dealtAfter } from './deal-steps.ts';

const nothingDealt: DealtCards = { dealer: [], hasHole: false, hands: [[]], hasPair: false };

/** The dealer's hands that have a place. */
const MOST_BEADS = 40;
/** The dealer's hands of this sitting. */
const sitting: (readonly number[])[] = [];

function Board(props: BoardProps<BlackjackView>) {
  const { view, isOver, isShown, words, money, hasLessMotion } = props;
  const isPlaying = view !== null && !(isOver && isShown);
  const chips = withMainBet(useChips(isPlaying ? { ...props, draft: { bets: view.bets } } : props), 'main');
  const past = useSitting(sitting, { ...props, view: isOver ? view : null }, ({ dealer }) => dealer.cards);
  // Spectators of a table see its cards.
  const hasBet = view === null || view.bets.main !== undefined;
  const steps = view === null ? 0 : dealSteps(view).length;
  const begun = useDealing(props, steps);
  const dealt = view === null ? nothingDealt : dealtAfter(view, begun);
  const isDealt = begun === steps;
  const isDecided = isOver && (isShown || hasLessMotion);
  const playedHand = view?.hands.findIndex(({ state }) => state === 'playing') ?? -1;
  const isTurn = isPlaying && isDealt && !isOver;

  /** A bust hand and a blackjack show it as soon as the last card lies there; the others wait for the dealer. */
  const resultOf = (hand: BlackjackHandView | undefined, cards: readonly number[]) => {
    if (hand === undefined || !hasBet || cards.length < hand.cards.length) return null;
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
      isClosed: (chips.bets.main ?? 0) === 0,
      ...(pair !== null && { note: words.blackjack.pair[pair] }),
    },
  ];
  // The main bet lies beside its hand while the hand is played.
  const { main: _, ...others } = chips.bets;
  const onZones = isPlaying ? { ...chips, bets: others } : chips;
  const mayAct = isTurn && view.acts.length > 0;
  const told = mayAct ? turnTold(view, playedHand, words) : '';
  return (
    <DealerTable
      kind="bj"
      board={props}
      chips={onZones}
      zones={zones}
      wonPlaces={pair === null ? [] : ['perfectPair']}
      isPlaying={isPlaying && hasBet}
      isTurn={isTurn}
      acts={blackjackActs(view, words)}
      choose={(act) => props.choose({ act })}
      told={told}
      results={
        props.past !== undefined && (
          <BeadPlate
            label={words.blackjack.results}
            beads={past.slice(-MOST_BEADS).map((cards) => beadOf(cards, words))}
          />
        )
      }
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
        {isDecided && (view?.returnedMinor ?? 0) > 0 && (
          <p class="bj-insurance bj-returned" dir="auto">
            {words.blackjack.returned}
          </p>
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
              name={hasBet ? nameOfHand(index, dealt.hands.length, words) : words.blackjack.shared}
              cards={cards}
              isFinal={isDealt && hand?.state !== 'playing' && hand?.state !== 'waiting'}
              isPlayed={isTurn && index === playedHand && dealt.hands.length > 1}
              result={resultOf(hand, cards)}
              paid={winMinor > 0 ? money(winMinor) : ''}
              words={words}
            >
              {hand !== undefined && isPlaying && hasBet && (
                <ChipAmount label={words.bet} amountMinor={hand.betMinor} chips={chips} money={money} />
              )}
            </CountedHand>
          );
        })}
      </div>
    </DealerTable>
  );
}

/** The board of a game with these rules. */
export function blackjackBoardOf(rulesId: string): RoundBoard<BlackjackView> {
  return {
    Board,
    ...actBoard(blackjackRules, 'stand'),
    outcome: outcomeTold,
    rules: (words) => rulesTold(words, rulesId === liveBlackjackRules.id),
  };
}
