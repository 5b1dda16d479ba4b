/** @jsxImportSource preact */

import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { type Bead, BeadPlate } from '#arcade/games/tables/client/bead-plate.tsx';
import { BetZones } from '#arcade/games/tables/client/bet-zones.tsx';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { FeltWaves } from '#arcade/games/tables/client/felt-waves.tsx';
import { TableHand } from '#arcade/games/tables/client/table-hand.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { CARD_STEP_MS, useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { pointsOf } from '../rules/baccarat-hands.ts';
import {
  BACCARAT_PAYS,
  type BaccaratOutcome,
  type BaccaratView,
  baccaratPlaces,
  baccaratRules,
  isPair,
} from '../rules/baccarat-rules.ts';

type Side = 'player' | 'banker';

interface PastRound {
  readonly outcome: BaccaratOutcome;
  readonly dots: readonly ('red' | 'blue')[];
}

const sitting: PastRound[] = [];
const TONES = { player: 'blue', banker: 'red', tie: 'green' } as const;

/** To whom each card goes: two each by turns, then the third ones. */
function dealOf({ player, banker }: BaccaratView): readonly Side[] {
  const thirdCards: readonly Side[] = [
    ...(player.length > 2 ? (['player'] as const) : []),
    ...(banker.length > 2 ? (['banker'] as const) : []),
  ];
  return ['player', 'banker', 'player', 'banker', ...thirdCards];
}

function pastOf(view: BaccaratView): PastRound {
  return {
    outcome: view.outcome,
    dots: [...(isPair(view.player) ? (['blue'] as const) : []), ...(isPair(view.banker) ? (['red'] as const) : [])],
  };
}

function beadOf({ outcome, dots }: PastRound, words: GameWords): Bead {
  return { mark: words.baccarat.mark[outcome], name: words.baccarat[outcome], tone: TONES[outcome], dots };
}

function paysOf(hundredths: number): string {
  return `${hundredths / 100}:1`;
}

function Board(props: BoardProps<BaccaratView>) {
  const { view, words, money, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  const deal = view === null ? [] : dealOf(view);
  const step = useSteps(props, deal.length, CARD_STEP_MS);
  const past = useSitting(sitting, props, pastOf);
  const ended = isShown || hasLessMotion ? view : null;
  const dealt = (side: Side) => (view?.[side] ?? []).slice(0, deal.slice(0, step).filter((to) => to === side).length);
  const wonPlaces =
    ended === null
      ? []
      : [
          ended.outcome,
          ...(isPair(ended.player) ? ['playerPair'] : []),
          ...(isPair(ended.banker) ? ['bankerPair'] : []),
        ];
  const handOf = (side: Side) => {
    const [name, cards] = [words.baccarat[side], dealt(side)];
    const points = cards.length === 0 ? '–' : pointsOf(cards);
    return {
      label: words.say('baccarat.points', { side: name, points }),
      name,
      plate: points,
      tone: TONES[side],
      cards,
      places: 2,
      isWon: ended?.outcome === side,
      words,
    };
  };
  const zones = baccaratPlaces.map((place) => ({
    place,
    name: words.baccarat[place],
    pays: paysOf(BACCARAT_PAYS[place]),
  }));
  return (
    <div class="ct-board bc-board" data-still={hasLessMotion || isShown}>
      <FeltWaves />
      <div class="ct-table">
        <TableHand {...handOf('player')} />
        <BeadPlate label={words.baccarat.results} beads={past.map((round) => beadOf(round, words))} />
        <TableHand {...handOf('banker')} />
      </div>
      <BetZones
        label={words.bet}
        kind="bc-zones"
        groups={[{ group: 'all', zones }]}
        chips={chips}
        money={money}
        wonPlaces={wonPlaces}
        crowd={props.crowd}
        words={words}
      />
      <ChipTray chips={chips} words={words} money={money} />
    </div>
  );
}

export const baccaratBoard: RoundBoard<BaccaratView> = {
  Board,
  firstDraft: () => ({ bets: {} }),
  keepsDraft: true,
  mainButton: ({ draft, words }) => ({
    label: words.baccarat.deal,
    isAllowed: baccaratRules.choiceProblem([], draft) === null,
  }),
  outcome: ({ outcome, playerPoints, bankerPoints }, words) =>
    words.say(`baccarat.won.${outcome}`, { player: playerPoints, banker: bankerPoints }),
  rules: (words) => {
    const { about, third, tie, pair, shoe } = words.baccarat.rules;
    return {
      paragraphs: [about, third, tie, pair, shoe],
      pays: baccaratPlaces.map((place) => [words.baccarat[place], paysOf(BACCARAT_PAYS[place])] as const),
    };
  },
};
