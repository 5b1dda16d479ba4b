/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { ActBar } from '#arcade/games/tables/client/act-bar.tsx';
import { actBoard } from '#arcade/games/tables/client/act-board.ts';
import { type Bead, BeadPlate } from '#arcade/games/tables/client/bead-plate.tsx';
import { BetZones } from '#arcade/games/tables/client/bet-zones.tsx';
import { ChipStack } from '#arcade/games/tables/client/chip-stack.tsx';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { FeltWaves } from '#arcade/games/tables/client/felt-waves.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useDealing } from '#arcade/games/tables/client/use-dealing.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { withMainBet } from '#arcade/games/tables/client/with-main-bet.ts';
import { choiceProblem } from '../rules/casino-holdem-choices.ts';
import {
  ANTE_PAYS,
  BONUS_PAYS,
  type CasinoHoldemOutcome,
  type CasinoHoldemView,
} from '../rules/casino-holdem-rules.ts';
import { rankHand } from '../rules/holdem-hands.ts';
import { liveCasinoHoldemRules } from '../rules/live-casino-holdem-rules.ts';
import { holdemActs } from './holdem-acts.ts';
import { HoldemCards } from './holdem-cards.tsx';
import { lyingAfter, stepsOf } from './holdem-deal.ts';
import { anteRows, nameOfOutcome, nameWithRank, outcomeTold, rulesTold } from './holdem-words.ts';

const PAYS = {
  ante: `${ANTE_PAYS.pair}–${ANTE_PAYS.royalFlush}:1`,
  bonus: `${BONUS_PAYS.pair}–${BONUS_PAYS.royalFlush}:1`,
} as const;
/** Without their names a result is told by its sign. */
const MARKS: Readonly<Record<CasinoHoldemOutcome, Pick<Bead, 'mark' | 'tone'>>> = {
  win: { mark: '+', tone: 'green' },
  lose: { mark: '−', tone: 'red' },
  tie: { mark: '=', tone: 'blue' },
  unqualified: { mark: '·', tone: 'green' },
  fold: { mark: '−', tone: 'red' },
};
const nothingLies = { player: [], board: [], dealer: [], holes: 0 };
/** Outcomes that have a place. */
const MOST_BEADS = 30;
/** Outcomes of this sitting. */
const sitting: CasinoHoldemOutcome[] = [];

/** The poker hand of some cards, once there are five. */
function plateOf(cards: readonly number[], words: GameWords): string {
  return cards.length < 5 ? '–' : nameWithRank(rankHand(cards), words);
}

function Board(props: BoardProps<CasinoHoldemView>) {
  const { view, isOver, isShown, words, money, hasLessMotion } = props;
  const isPlaying = view !== null && !(isOver && isShown);
  const chips = withMainBet(useChips(isPlaying ? { ...props, draft: { bets: view.bets } } : props), 'ante');
  const steps = view === null ? 0 : stepsOf(view);
  const begun = useDealing(props, steps);
  const past = useSitting(sitting, { ...props, view: isOver ? view : null }, ({ outcome }) => outcome ?? 'fold');
  const lying = view === null ? nothingLies : lyingAfter(view, begun);
  const ended = isOver && (isShown || hasLessMotion) ? view : null;
  const isTurn = isPlaying && begun === steps && !isOver && view.acts.length > 0;
  const hasBet = view === null || view.bets.ante !== undefined;
  const won = wonCards(ended);
  const playerPlate = plateOf([...lying.player, ...lying.board], words);
  const paidMinor = ended === null ? 0 : ended.anteWinMinor + ended.callWinMinor + ended.bonusWinMinor;
  const zones = [
    { place: 'ante', name: words.casinoHoldem.ante, pays: PAYS.ante },
    {
      place: 'bonus',
      name: words.casinoHoldem.bonus,
      pays: PAYS.bonus,
      isClosed: (chips.bets.ante ?? 0) === 0,
    },
  ];
  return (
    <div class="ct-board ch-board" data-still={hasLessMotion || (isOver && isShown)}>
      <FeltWaves />
      <div class="ch-table">
        <HoldemCards
          row="player"
          name={hasBet ? words.blackjack.hand : words.blackjack.shared}
          plate={playerPlate}
          cards={lying.player}
          places={2}
          won={won}
          words={words}
        >
          {ended !== null && hasBet && (
            <Result view={ended} paid={paidMinor > 0 ? money(paidMinor) : ''} words={words} />
          )}
        </HoldemCards>
        <HoldemCards
          row="board"
          name={words.casinoHoldem.board}
          plate={words.casinoHoldem.needs}
          cards={lying.board}
          places={5}
          won={won}
          words={words}
        />
        <HoldemCards
          row="dealer"
          name={words.blackjack.dealer}
          plate={plateOf(lying.dealer.length === 2 ? [...lying.dealer, ...lying.board] : [], words)}
          cards={lying.dealer}
          holes={lying.holes}
          places={2}
          won={won}
          words={words}
        />
      </div>
      <div class="ch-side">
        <ol class="ch-ladder" aria-label={words.paytable.payTitle}>
          {anteRows(words).map(({ name, pays, has }) => (
            <li key={name} data-made={view !== null && playerPlate !== '–' && has(madeOf(lying))}>
              <span dir="auto">{name}</span>
              <bdi dir="ltr">{pays}</bdi>
            </li>
          ))}
        </ol>
        {props.past !== undefined && (
          <BeadPlate
            label={words.casinoHoldem.results}
            beads={past
              .slice(-MOST_BEADS)
              .map((outcome) => ({ ...MARKS[outcome], name: nameOfOutcome(outcome, words) }))}
          />
        )}
      </div>
      <div class="ch-bets">
        <BetZones
          label={words.bet}
          kind="ch-zones"
          groups={[{ group: 'all', zones }]}
          chips={chips}
          wonPlaces={wonPlaces(ended)}
          board={props}
        />
        <div class="ch-call" data-made={isPlaying && view.callMinor > 0}>
          <span dir="auto">{words.casinoHoldem.call}</span>
          {isPlaying && view.callMinor > 0 ? (
            <span role="img" aria-label={`${words.casinoHoldem.call}, ${money(view.callMinor)}`}>
              <ChipStack trayMinor={chips.trayMinor} amountMinor={view.callMinor} money={money} />
            </span>
          ) : (
            <bdi class="ct-pays" dir="ltr">
              1:1
            </bdi>
          )}
        </div>
      </div>
      <div class="dl-foot">
        {isPlaying && hasBet ? (
          <ActBar
            acts={holdemActs(view, words)}
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
        {isTurn ? words.say('casinoHoldem.turn', { hand: playerPlate }) : ''}
      </p>
    </div>
  );
}

/** The result over the player's cards, with what is paid. */
function Result({
  view,
  paid,
  words,
}: {
  readonly view: CasinoHoldemView;
  readonly paid: string;
  readonly words: GameWords;
}) {
  const outcome = view.outcome ?? 'fold';
  const tone = { win: 'win', unqualified: 'win', tie: 'push', lose: 'lose', fold: 'lose' }[outcome];
  return (
    <span class="dl-result" data-tone={tone} aria-hidden="true">
      <span dir="auto">{nameOfOutcome(outcome, words)}</span>
      {paid !== '' && <bdi dir="ltr">{paid}</bdi>}
    </span>
  );
}

function madeOf({ player, board }: Pick<CasinoHoldemView, 'player' | 'board'>) {
  return rankHand([...player, ...board]).hand;
}

/** The five cards of the higher hand; none where nobody has won. */
function wonCards(ended: CasinoHoldemView | null): readonly number[] {
  if (ended?.outcome === 'win' || ended?.outcome === 'unqualified') return ended.playerHand.best;
  return ended?.outcome === 'lose' ? (ended.dealerHand?.best ?? []) : [];
}

function wonPlaces(ended: CasinoHoldemView | null): readonly string[] {
  if (ended === null) return [];
  const { bets, anteWinMinor, bonusWinMinor } = ended;
  return [...(anteWinMinor > (bets.ante ?? 0) ? ['ante'] : []), ...(bonusWinMinor > 0 ? ['bonus'] : [])];
}

/** The board of a game with these rules. */
export function casinoHoldemBoardOf(rulesId: string): RoundBoard<CasinoHoldemView> {
  return {
    Board,
    ...actBoard({ choiceProblem }, 'fold'),
    outcome: outcomeTold,
    rules: (words) => rulesTold(words, rulesId === liveCasinoHoldemRules.id),
  };
}
