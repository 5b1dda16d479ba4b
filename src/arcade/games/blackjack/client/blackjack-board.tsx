/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import { ActBar } from '#arcade/games/tables/client/act-bar.tsx';
import { BeadPlate } from '#arcade/games/tables/client/bead-plate.tsx';
import { BetZones } from '#arcade/games/tables/client/bet-zones.tsx';
import { ChipStack } from '#arcade/games/tables/client/chip-stack.tsx';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { FeltWaves } from '#arcade/games/tables/client/felt-waves.tsx';
import { type Chips, useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useDealing } from '#arcade/games/tables/client/use-dealing.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { withMainBet } from '#arcade/games/tables/client/with-main-bet.ts';
import { type BlackjackHandView, type BlackjackView, blackjackRules } from '../rules/blackjack-rules.ts';
import { liveBlackjackRules } from '../rules/live-blackjack-rules.ts';
import { blackjackActs } from './blackjack-acts.ts';
import { BlackjackHand } from './blackjack-hand.tsx';
import { beadOf, NATURAL_PAYS, nameOfHand, outcomeTold, PAYS, rulesTold, turnTold } from './blackjack-words.ts';
import { type DealtCards, dealSteps, dealtAfter } from './deal-steps.ts';

const nothingDealt: DealtCards = { dealer: [], hasHole: false, hands: [[]], hasPair: false };

/** The dealer's hands that have a place. */
const MOST_BEADS = 40;
/** The dealer's hands of this sitting. */
const sitting: (readonly number[])[] = [];

/** The chips of a hand, with their amount for screen readers. */
function Stack(props: { readonly label: string; readonly amountMinor: number; readonly chips: Chips } & Money) {
  const { label, amountMinor, chips, money } = props;
  return (
    <span class="bj-chips" role="img" aria-label={`${label}, ${money(amountMinor)}`}>
      <ChipStack trayMinor={chips.trayMinor} amountMinor={amountMinor} money={money} />
      <bdi class="bj-amount" dir="ltr" aria-hidden="true">
        {money(amountMinor)}
      </bdi>
    </span>
  );
}

type Money = Pick<BoardProps<unknown>, 'money'>;

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
    <div
      class="ct-board bj-board"
      data-shared={props.past !== undefined}
      data-still={hasLessMotion || (isOver && isShown)}
    >
      <FeltWaves />
      <div class="bj-table">
        <div class="bj-dealer">
          <BlackjackHand
            name={words.blackjack.dealer}
            cards={dealt.dealer}
            hasHole={dealt.hasHole}
            isFinal={isDecided}
            words={words}
          />
          {view !== null && view.insuranceMinor > 0 && isPlaying && dealt.dealer.length <= 2 && (
            <div class="bj-insurance">
              <Stack label={words.blackjack.insurance} amountMinor={view.insuranceMinor} chips={chips} money={money} />
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
        <div class="bj-hands" data-count={dealt.hands.length}>
          {dealt.hands.map((cards, index) => {
            const hand = view?.hands[index];
            const winMinor = isDecided ? (hand?.winMinor ?? 0) : 0;
            return (
              <BlackjackHand
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
                  <Stack label={words.bet} amountMinor={hand.betMinor} chips={chips} money={money} />
                )}
              </BlackjackHand>
            );
          })}
        </div>
      </div>
      {props.past !== undefined && (
        <BeadPlate
          label={words.blackjack.results}
          beads={past.slice(-MOST_BEADS).map((cards) => beadOf(cards, words))}
        />
      )}
      <BetZones
        label={words.bet}
        kind="bj-zones"
        groups={[{ group: 'all', zones }]}
        chips={onZones}
        wonPlaces={pair === null ? [] : ['perfectPair']}
        board={props}
      />
      <div class="bj-foot">
        {isPlaying && hasBet ? (
          <ActBar
            acts={blackjackActs(view, words)}
            isOpen={isTurn && !props.isBusy}
            creditMinor={props.creditMinor}
            money={money}
            words={words}
            choose={(act) => props.choose({ act })}
          />
        ) : (
          <ChipTray chips={chips} words={words} money={money} />
        )}
      </div>
      <p class="visually-hidden" role="status">
        {told}
      </p>
    </div>
  );
}

/** The board of a game with these rules. */
export function blackjackBoardOf(rulesId: string): RoundBoard<BlackjackView> {
  return {
    Board,
    firstDraft: (view) => (view === null ? { bets: {} } : { act: 'stand' }),
    keepsDraft: true,
    // Within a round the buttons of the board make the choices: one press too many must not.
    mainButton: ({ view, isOver, draft, words }) =>
      isOver || view === null
        ? { label: words.blackjack.deal, isAllowed: blackjackRules.choiceProblem([], draft) === null }
        : { label: words.blackjack.yourTurn, isAllowed: false },
    outcome: outcomeTold,
    rules: (words) => rulesTold(words, rulesId === liveBlackjackRules.id),
  };
}
