/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { type Bead, BeadPlate } from '#arcade/games/tables/client/bead-plate.tsx';
import { type BetZone, BetZones } from '#arcade/games/tables/client/bet-zones.tsx';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { FlatDice } from '#arcade/games/tables/client/dice.tsx';
import { FeltWaves } from '#arcade/games/tables/client/felt-waves.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { type CrapsDice, type CrapsPlace, crapsPlaces, sumOfRoll } from '../rules/craps-places.ts';
import { type CrapsView, crapsRules } from '../rules/craps-rules.ts';
import { CrapsDicePair } from './craps-dice.tsx';
import { PointBoxes } from './craps-puck.tsx';
import { nameOfCrapsPlace, outcomeOfCraps, type PastCraps, paysOfCrapsPlace } from './craps-words.ts';

const ROLL_MS = 700;
/** Long rounds are shown faster, so that all of their rolls take this long at most. */
const MOST_ROLLS_MS = 7_000;

const TONES = { pass: 'green', dontPass: 'red', push: 'blue' } as const;

const sitting: PastCraps[] = [];

/** The time for each roll of a round, in milliseconds. */
export function rollMs(rolls: number): number {
  return Math.min(ROLL_MS, Math.floor(MOST_ROLLS_MS / Math.max(1, rolls)));
}

function beadOf(past: PastCraps, words: GameWords): Bead {
  const last = past.rolls.at(-1) ?? past.rolls[0];
  return { mark: String(sumOfRoll(last)), name: outcomeOfCraps(past, words), tone: TONES[past.outcome] };
}

/** All rolls of the round; where they have no room, the last ones are seen. */
function Rolls({ rolls, words }: { readonly rolls: readonly CrapsDice[]; readonly words: GameWords }) {
  const list = useRef<HTMLOListElement>(null);
  const count = rolls.length;
  useLayoutEffect(() => {
    if (list.current !== null && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <ol ref={list} class="cr-rolls" aria-label={words.craps.rolls}>
      {rolls.map((dice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a roll keeps its place.
        <li key={index} class="cr-roll">
          <FlatDice numbers={dice} isRed />
          <b aria-hidden="true">{sumOfRoll(dice)}</b>
          <span class="visually-hidden">{words.say('craps.dice', { first: dice[0], second: dice[1] })}</span>
        </li>
      ))}
    </ol>
  );
}

const HORNS: Readonly<Partial<Record<CrapsPlace, CrapsDice>>> = { two: [1, 1], eleven: [5, 6], twelve: [6, 6] };

/** The field's numbers, with those that pay more in rings. */
function FieldPicture({ name }: { readonly name: string }) {
  return (
    <>
      <span class="ct-name" dir="auto">
        {name}
      </span>
      <span class="cr-field">
        {[2, 3, 4, 9, 10, 11, 12].map((sum) => (
          <span key={sum} class="cr-number" data-more={sum === 2 || sum === 12}>
            {sum}
          </span>
        ))}
      </span>
    </>
  );
}

function zoneOf(place: CrapsPlace, words: GameWords): BetZone {
  const zone = { place, name: nameOfCrapsPlace(place, words), pays: paysOfCrapsPlace(place) };
  const dice = HORNS[place];
  if (dice !== undefined) return { ...zone, picture: <FlatDice numbers={dice} isRed /> };
  if (place === 'field') return { ...zone, picture: <FieldPicture name={zone.name} /> };
  return place === 'dontPass' ? { ...zone, note: words.craps.stakeBack } : zone;
}

function Board(props: BoardProps<CrapsView>) {
  const { view, words, money, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  const count = view?.rolls.length ?? 0;
  const stepMs = rollMs(count);
  const step = useSteps(props, count, stepMs);
  const past = useSitting<CrapsView, PastCraps>(sitting, props, (ended) => ended);
  const isRolling = view !== null && !isShown && !hasLessMotion;
  const ended = isRolling ? null : view;
  const rolls = view?.rolls.slice(0, step) ?? [];
  // While the come-out roll is on its way, the point is not known.
  const point = isRolling && step < 2 ? null : (view?.point ?? null);
  const state = point === null ? words.craps.comeOut : words.say('craps.point', { point });
  const label = ended === null ? (view === null ? words.craps.roll : state) : outcomeOfCraps(ended, words);
  return (
    <div class="stage-board cr-board" data-still={hasLessMotion || isShown} style={{ '--cr-roll': `${stepMs}ms` }}>
      <FeltWaves />
      <div class="cr-stage">
        <CrapsDicePair
          dice={rolls.at(-1) ?? past.at(-1)?.rolls.at(-1) ?? null}
          roll={step}
          isRolling={isRolling}
          label={label}
        />
        <p class="cr-state" dir="auto" aria-hidden="true">
          {label}
        </p>
        <Rolls rolls={rolls} words={words} />
      </div>
      <BeadPlate label={words.craps.results} beads={past.map((round) => beadOf(round, words))} />
      <div class="cr-felt">
        <PointBoxes point={point} isOn={isRolling && point !== null} words={words} />
        <BetZones
          label={words.craps.layout}
          kind="cr-zones"
          groups={[{ group: 'all', zones: crapsPlaces.map((place) => zoneOf(place, words)) }]}
          chips={chips}
          wonPlaces={ended?.winningPlaces ?? []}
          board={props}
        />
      </div>
      <ChipTray chips={chips} words={words} money={money} />
    </div>
  );
}

export const crapsBoard: RoundBoard<CrapsView> = {
  Board,
  ...chipBoard(crapsRules, (words) => words.craps.roll),
  outcome: outcomeOfCraps,
  rules: (words) => {
    const { about, point, dontPass, first } = words.craps.rules;
    return {
      paragraphs: [about, point, dontPass, first],
      pays: crapsPlaces.map((place) => [nameOfCrapsPlace(place, words), paysOfCrapsPlace(place)] as const),
    };
  },
};
