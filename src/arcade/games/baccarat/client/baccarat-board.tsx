/** @jsxImportSource preact */

import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { type Bead, BeadPlate } from '#arcade/games/tables/client/bead-plate.tsx';
import { BetZones } from '#arcade/games/tables/client/bet-zones.tsx';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { DealtCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { FeltWaves } from '#arcade/games/tables/client/felt-waves.tsx';
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

interface HandProps {
  readonly side: Side;
  readonly cards: readonly number[];
  readonly isWon: boolean;
  readonly words: GameWords;
}

function Hand({ side, cards, isWon, words }: HandProps) {
  const name = words.baccarat[side];
  const points = cards.length === 0 ? '–' : pointsOf(cards);
  const places = [...cards, ...[null, null].slice(cards.length)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="bc-hand" role="group" aria-label={words.say('baccarat.points', { side: name, points })}>
      <div class="ct-cards">
        {places.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place.
          <DealtCard key={index} card={card} words={words} isWon={isWon} />
        ))}
      </div>
      <div class="bc-title" aria-hidden="true">
        <span dir="auto">{name}</span>
        <b class="bc-points" data-tone={TONES[side]}>
          {points}
        </b>
      </div>
    </div>
  );
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
  const zones = baccaratPlaces.map((place) => ({
    place,
    name: words.baccarat[place],
    pays: paysOf(BACCARAT_PAYS[place]),
  }));
  return (
    <div class="ct-board bc-board" data-still={hasLessMotion || isShown}>
      <FeltWaves />
      <div class="ct-table">
        <Hand side="player" cards={dealt('player')} isWon={ended?.outcome === 'player'} words={words} />
        <BeadPlate label={words.baccarat.results} beads={past.map((round) => beadOf(round, words))} />
        <Hand side="banker" cards={dealt('banker')} isWon={ended?.outcome === 'banker'} words={words} />
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
