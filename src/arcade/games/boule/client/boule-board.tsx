/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { type BetZone, BetZones, type ZoneGroup } from '#arcade/games/tables/client/bet-zones.tsx';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { type BouleBet, type BouleNumber, bouleBets, colourOfNumber } from '../rules/boule-places.ts';
import { type BouleView, bouleRules } from '../rules/boule-rules.ts';
import { BouleBowl } from './boule-bowl.tsx';

/** The style sheet lets the ball roll as long. */
const ROLL_MS = 4_000;
/** So many past rounds have room. */
const SHOWN_RESULTS = 20;

const sitting: BouleNumber[] = [];

function landedOf(number: BouleNumber, words: GameWords): string {
  return words.say(`boule.landed.${colourOfNumber(number)}`, { number });
}

function paysOf({ pays }: BouleBet): string {
  return `${pays / 10}:1`;
}

function PastNumbers({ past, words }: { readonly past: readonly BouleNumber[]; readonly words: GameWords }) {
  return (
    <ul class="bo-past" aria-label={words.boule.results}>
      {past
        .slice(-SHOWN_RESULTS)
        .reverse()
        .map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no other identity than their order.
          <li key={index} class="bo-past-number" data-colour={colourOfNumber(number)}>
            <b aria-hidden="true">{number}</b>
            <span class="visually-hidden">{landedOf(number, words)}</span>
          </li>
        ))}
    </ul>
  );
}

function zoneOf(bet: BouleBet, words: GameWords): BetZone {
  const { place, numbers, chance } = bet;
  if (chance !== null) return { place, name: words.boule[chance], pays: paysOf(bet), note: numbers.join(' · ') };
  return {
    place,
    name: words.say('boule.number', { number: numbers.join() }),
    pays: paysOf(bet),
    picture: <b class="bo-number">{numbers}</b>,
  };
}

function groupsOf(words: GameWords): readonly ZoneGroup[] {
  const zonesOf = (isOfChances: boolean) =>
    bouleBets.filter(({ chance }) => (chance !== null) === isOfChances).map((bet) => zoneOf(bet, words));
  return [
    { group: 'numbers', zones: zonesOf(false) },
    { group: 'chances', zones: zonesOf(true) },
  ];
}

function Board(props: BoardProps<BouleView>) {
  const { view, words, money, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  useSteps(props, 1, ROLL_MS);
  const past = useSitting<BouleView, BouleNumber>(sitting, props, ({ number }) => number);
  const isRolling = view !== null && !isShown && !hasLessMotion;
  const ended = isRolling ? null : view;
  return (
    <div class="stage-board tray-beside bo-board">
      <div class="bo-stage">
        <BouleBowl
          label={ended === null ? words.boule.bowl : landedOf(ended.number, words)}
          hole={view?.hole ?? null}
          isRolling={isRolling}
        />
      </div>
      <PastNumbers past={past} words={words} />
      <BetZones
        label={words.boule.layout}
        kind="bo-zones"
        groups={groupsOf(words)}
        chips={chips}
        wonPlaces={ended?.winningPlaces ?? []}
        board={props}
      />
      <ChipTray chips={chips} words={words} money={money} />
    </div>
  );
}

/** One row for all numbers, then one for each even chance with its numbers. */
function payRows(words: GameWords): readonly (readonly [string, string])[] {
  const isShown = ({ place, chance }: BouleBet) => chance !== null || place === 'number1';
  return bouleBets.filter(isShown).map((bet) => {
    // Isolated, since the row may run from right to left.
    const numbers = `\u2066${bet.numbers.join(', ')}\u2069`;
    const name =
      bet.chance === null ? words.boule.oneNumber : words.say('boule.pays', { name: words.boule[bet.chance], numbers });
    return [name, paysOf(bet)] as const;
  });
}

export const bouleBoard: RoundBoard<BouleView> = {
  Board,
  ...chipBoard(bouleRules, (words) => words.boule.roll),
  outcome: ({ number }, words) => landedOf(number, words),
  rules: (words) => {
    const { about, chances, five, stake } = words.boule.rules;
    return { paragraphs: [about, chances, five, stake], pays: payRows(words) };
  },
};
