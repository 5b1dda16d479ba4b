/** @jsxImportSource preact */

import { useState } from 'preact/hooks';
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { type Bead, BeadPlate } from '#arcade/games/tables/client/bead-plate.tsx';
import { BetZones } from '#arcade/games/tables/client/bet-zones.tsx';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { FeltWaves } from '#arcade/games/tables/client/felt-waves.tsx';
import { TableHand } from '#arcade/games/tables/client/table-hand.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { betsOfDraft } from '#arcade/games/tables/rules/placed-chips.ts';
import type { RoadRound } from '../roads/big-road.ts';
import { pointsOf } from '../rules/baccarat-hands.ts';
import {
  BACCARAT_PAYS,
  type BaccaratPlace,
  type BaccaratView,
  baccaratPlaces,
  baccaratRules,
  isPair,
} from '../rules/baccarat-rules.ts';
import { TONES } from './road-marks.tsx';
import { RoadPanel, type RoadTab } from './road-panel.tsx';
import { Squeeze } from './squeeze.tsx';
import { useLastCard } from './use-last-card.ts';

type Side = 'player' | 'banker';

/** A grid, as lines on a board of 24 units (Lucide, ISC). */
const ROADS_ICON =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18M3 15h18M9 3v18M15 3v18';

const sitting: RoadRound[] = [];
/** The last tab of the scoreboard. It outlives the board, which the frame mounts anew for each round. */
const lastSeen: { isOpen: boolean; tab: RoadTab } = { isOpen: false, tab: 'roads' };

/** To whom each card goes: two each by turns, then the third ones. */
function dealOf({ player, banker }: BaccaratView): readonly Side[] {
  const thirdCards: readonly Side[] = [
    ...(player.length > 2 ? (['player'] as const) : []),
    ...(banker.length > 2 ? (['banker'] as const) : []),
  ];
  return ['player', 'banker', 'player', 'banker', ...thirdCards];
}

function roundOf({ outcome, player, banker }: BaccaratView): RoadRound {
  return { outcome, playerPair: isPair(player), bankerPair: isPair(banker) };
}

function beadOf({ outcome, playerPair, bankerPair }: RoadRound, words: GameWords): Bead {
  const dots = [...(playerPair ? (['blue'] as const) : []), ...(bankerPair ? (['red'] as const) : [])];
  return { mark: words.baccarat.mark[outcome], name: words.baccarat[outcome], tone: TONES[outcome], dots };
}

function wonPlacesOf({ outcome, player, banker }: BaccaratView): readonly BaccaratPlace[] {
  return [
    outcome,
    ...(isPair(player) ? (['playerPair'] as const) : []),
    ...(isPair(banker) ? (['bankerPair'] as const) : []),
  ];
}

/** A player with a bet on player or banker squeezes the last card. */
function hasBetOnSide({ draft }: Pick<BoardProps<BaccaratView>, 'draft'>): boolean {
  const { player, banker } = betsOfDraft(draft);
  return player !== undefined || banker !== undefined;
}

function paysOf(hundredths: number): string {
  return `${hundredths / 100}:1`;
}

function Board(props: BoardProps<BaccaratView>) {
  const { view, words, money, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  const deal = view === null ? [] : dealOf(view);
  const { step, stage, open } = useLastCard(props, deal.length);
  const past = useSitting(sitting, props, roundOf);
  const [seen, setSeen] = useState(lastSeen);
  const see = (next: typeof lastSeen): void => {
    Object.assign(lastSeen, next);
    setSeen(next);
  };
  const ended = isShown || hasLessMotion ? view : null;
  const maySqueeze = hasBetOnSide(props);
  const isSqueezed = maySqueeze && (stage === 'faceDown' || stage === 'faceUp');
  const isFaceDown = !maySqueeze && stage === 'faceDown';
  // Without a bet the last card goes to its hand as soon as it is face up.
  const cardsSeen = stage === 'faceUp' && !maySqueeze ? deal.length : step;
  const dealt = (side: Side) =>
    (view?.[side] ?? []).slice(0, deal.slice(0, cardsSeen).filter((to) => to === side).length);
  const handOf = (side: Side) => {
    const [name, cards] = [words.baccarat[side], dealt(side)];
    const points = cards.length === 0 ? '–' : pointsOf(cards);
    return {
      label: words.say('baccarat.points', { side: name, points }),
      name,
      plate: points,
      tone: TONES[side],
      cards,
      places: (isSqueezed || isFaceDown) && deal.at(-1) === side ? cards.length + 1 : 2,
      hasFaceDown: isFaceDown && deal.at(-1) === side,
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
    <div
      class="ct-board bc-board"
      data-still={hasLessMotion || isShown}
      data-dealing={ended === null && view !== null}
      data-squeezing={isSqueezed}
    >
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
        wonPlaces={ended === null ? [] : wonPlacesOf(ended)}
        board={props}
      />
      <RoadPanel rounds={past} {...seen} words={words} choose={(tab) => see({ ...seen, tab })} />
      <ChipTray chips={chips} words={words} money={money}>
        <button
          type="button"
          class="chip-action bc-roads-button"
          aria-label={words.baccarat.roads}
          title={words.baccarat.roads}
          aria-expanded={seen.isOpen}
          onClick={() => see({ ...seen, isOpen: !seen.isOpen })}
        >
          <svg class="chip-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={ROADS_ICON} />
          </svg>
          <span class="chip-label">{words.baccarat.roads}</span>
        </button>
      </ChipTray>
      {view !== null && isSqueezed && <Squeeze hands={view} isOpen={stage === 'faceUp'} words={words} open={open} />}
    </div>
  );
}

export const baccaratBoard: RoundBoard<BaccaratView> = {
  Board,
  ...chipBoard(baccaratRules, (words) => words.baccarat.deal),
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
