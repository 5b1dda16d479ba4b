/** @jsxImportSource preact */

import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { Bead } from '#arcade/games/tables/client/bead-plate.tsx';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { TwoHandsTable } from '#arcade/games/tables/client/two-hands-table.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { CARD_STEP_MS, useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { signOfRank } from '#arcade/games/video-poker/client/card-face.tsx';
import { rankOf } from '#arcade/games/video-poker/rules/cards.ts';
import {
  DRAGON_TIGER_PAYS,
  type DragonTigerOutcome,
  type DragonTigerPlace,
  type DragonTigerView,
  dragonTigerPlaces,
  dragonTigerRules,
} from '../rules/dragon-tiger-rules.ts';

type Side = 'dragon' | 'tiger';

const sitting: DragonTigerOutcome[] = [];
const TONES = { dragon: 'red', tiger: 'blue', tie: 'green' } as const;
/** The dragon's card comes first. */
const DEAL: readonly Side[] = ['dragon', 'tiger'];

/** The cards with which a place wins, as they are written everywhere. */
const CARDS_OF_PLACE: Partial<Readonly<Record<DragonTigerPlace, string>>> = {
  dragonSmall: 'A–6',
  dragonBig: '8–K',
  tigerSmall: 'A–6',
  tigerBig: '8–K',
};

function beadOf(outcome: DragonTigerOutcome, words: GameWords): Bead {
  return { mark: words.dragonTiger.mark[outcome], name: words.dragonTiger[outcome], tone: TONES[outcome] };
}

function paysOf(place: DragonTigerPlace): string {
  return `${DRAGON_TIGER_PAYS[place] / 100}:1`;
}

function Board(props: BoardProps<DragonTigerView>) {
  const { view, words, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  const step = useSteps(props, DEAL.length, CARD_STEP_MS);
  const past = useSitting(sitting, props, ({ outcome }) => outcome);
  const ended = isShown || hasLessMotion ? view : null;
  const handOf = (side: Side) => {
    const name = words.dragonTiger[side];
    const cards = view !== null && DEAL.slice(0, step).includes(side) ? [view[side]] : [];
    const sign = cards.map((card) => signOfRank(rankOf(card)))[0] ?? '–';
    return {
      label: words.say('dragonTiger.card', { side: name, card: sign }),
      name,
      plate: sign,
      tone: TONES[side],
      cards,
      places: 1,
      isWon: ended?.outcome === side,
      words,
    };
  };
  const zones = dragonTigerPlaces.map((place) => {
    const note = CARDS_OF_PLACE[place];
    return { place, name: words.dragonTiger[place], pays: paysOf(place), ...(note !== undefined && { note }) };
  });
  return (
    <TwoHandsTable
      kind="dt"
      board={props}
      chips={chips}
      hands={[handOf('dragon'), handOf('tiger')]}
      results={{ label: words.dragonTiger.results, beads: past.map((outcome) => beadOf(outcome, words)) }}
      zones={zones}
      wonPlaces={ended?.winningPlaces ?? []}
    />
  );
}

export const dragonTigerBoard: RoundBoard<DragonTigerView> = {
  Board,
  ...chipBoard(dragonTigerRules, (words) => words.dragonTiger.deal),
  outcome: ({ dragon, tiger, outcome, winningPlaces }, words) =>
    words.say(`dragonTiger.won.${winningPlaces.includes('suitedTie') ? 'suitedTie' : outcome}`, {
      dragon: signOfRank(rankOf(dragon)),
      tiger: signOfRank(rankOf(tiger)),
    }),
  rules: (words) => {
    const { about, ranks, tie, suitedTie, size, shoe } = words.dragonTiger.rules;
    return {
      paragraphs: [about, ranks, tie, suitedTie, size, shoe],
      pays: dragonTigerPlaces.map((place) => [words.dragonTiger[place], paysOf(place)] as const),
    };
  },
};
