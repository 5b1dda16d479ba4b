/** @jsxImportSource preact */

import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { Bead } from '#arcade/games/tables/client/bead-plate.tsx';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { TwoHandsTable } from '#arcade/games/tables/client/two-hands-table.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { CARD_STEP_MS, useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { handOf } from '../rules/teen-patti-hands.ts';
import {
  CARDS_OF_A_HAND,
  PAIR_PLUS_PAYS,
  PLAYER_PAYS,
  sideOfCard,
  type TeenPattiOutcome,
  type TeenPattiSide,
  type TeenPattiView,
  teenPattiPlaces,
  teenPattiRules,
} from '../rules/teen-patti-rules.ts';

const sitting: TeenPattiOutcome[] = [];
const TONES = { playerA: 'blue', playerB: 'red', tie: 'green' } as const;
/** From the highest. */
const PAIR_PLUS_HANDS = ['trail', 'pureSequence', 'sequence', 'colour', 'pair'] as const;
const DEAL: readonly TeenPattiSide[] = Array.from({ length: 2 * CARDS_OF_A_HAND }, (_, index) => sideOfCard(index));

function nameOfOutcome(outcome: TeenPattiOutcome, words: GameWords): string {
  return outcome === 'tie' ? words.teenPatti.tie : words.teenPatti[outcome];
}

function beadOf(outcome: TeenPattiOutcome, words: GameWords): Bead {
  return { mark: words.teenPatti.mark[outcome], name: nameOfOutcome(outcome, words), tone: TONES[outcome] };
}

function paysOf(hundredths: number): string {
  return `${hundredths / 100}:1`;
}

const PAIR_PLUS_RANGE = `${PAIR_PLUS_PAYS.pair / 100}–${paysOf(PAIR_PLUS_PAYS.trail)}`;

function Board(props: BoardProps<TeenPattiView>) {
  const { view, words, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  const step = useSteps(props, DEAL.length, CARD_STEP_MS);
  const past = useSitting(sitting, props, ({ outcome }) => outcome);
  const ended = isShown || hasLessMotion ? view : null;
  const handOfSide = (side: TeenPattiSide) => {
    const name = words.teenPatti[side];
    const cards = (view?.[side] ?? []).slice(0, DEAL.slice(0, step).filter((to) => to === side).length);
    const hand = cards.length === CARDS_OF_A_HAND ? words.teenPatti.hand[handOf(cards)] : '–';
    return {
      label: words.say('teenPatti.cards', { side: name, hand }),
      name,
      plate: hand,
      tone: TONES[side],
      cards,
      places: CARDS_OF_A_HAND,
      isWon: ended?.outcome === side,
      words,
    };
  };
  const zones = teenPattiPlaces.map((place) => {
    const name = words.teenPatti[place];
    return place === 'playerA' || place === 'playerB'
      ? { place, name, pays: paysOf(PLAYER_PAYS) }
      : { place, name, pays: PAIR_PLUS_RANGE, note: words.teenPatti.anyPair };
  });
  return (
    <TwoHandsTable
      kind="tp"
      board={props}
      chips={chips}
      hands={[handOfSide('playerA'), handOfSide('playerB')]}
      results={{ label: words.teenPatti.results, beads: past.map((outcome) => beadOf(outcome, words)) }}
      zones={zones}
      wonPlaces={ended?.winningPlaces ?? []}
    />
  );
}

export const teenPattiBoard: RoundBoard<TeenPattiView> = {
  Board,
  ...chipBoard(teenPattiRules, (words) => words.teenPatti.deal),
  outcome: ({ handA, handB, outcome }, words) => {
    const { hand } = words.teenPatti;
    return outcome === 'tie'
      ? words.say('teenPatti.won.tie', { a: hand[handA] })
      : words.say(`teenPatti.won.${outcome}`, { a: hand[handA], b: hand[handB] });
  },
  rules: (words) => {
    const { about, ranks, sequences, ties, pairPlus, deck } = words.teenPatti.rules;
    const { playerA, playerB, hand } = words.teenPatti;
    return {
      paragraphs: [about, ranks, sequences, ties, pairPlus, deck],
      pays: [
        [playerA, paysOf(PLAYER_PAYS)],
        [playerB, paysOf(PLAYER_PAYS)],
        ...PAIR_PLUS_HANDS.map(
          (each) => [words.say('teenPatti.pairPlus', { hand: hand[each] }), paysOf(PAIR_PLUS_PAYS[each])] as const,
        ),
      ],
    };
  },
};
