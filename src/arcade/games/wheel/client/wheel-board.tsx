/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { BetZones } from '#arcade/games/tables/client/bet-zones.tsx';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { WHEEL_PAYS, type WheelBoost, type WheelPlace, wheelPlaces, wheelSegments } from '../rules/wheel-places.ts';
import { type WheelView, wheelRules } from '../rules/wheel-rules.ts';
import { MoneyWheel } from './money-wheel.tsx';
import { nameOfPlace, PlaceSign } from './place-sign.tsx';

/** The style sheet turns the wheel as long. */
const SPIN_MS = 5_000;
/** So many past rounds have room. */
const SHOWN_RESULTS = 20;

type PastSpin = Pick<WheelView, 'place' | 'isBoosted' | 'boost'>;

const sitting: PastSpin[] = [];

function outcomeOf({ place, isBoosted, boost }: PastSpin, words: GameWords): string {
  const name = nameOfPlace(place, words);
  if (!isBoosted) return words.say('wheel.landed', { place: name });
  return words.say('wheel.landedBoosted', { place: name, times: boost.times });
}

function paysOf(place: WheelPlace): string {
  return `${WHEEL_PAYS[place]}:1`;
}

function PastSpins({ past, words }: { readonly past: readonly PastSpin[]; readonly words: GameWords }) {
  return (
    <ul class="wh-past" aria-label={words.wheel.results}>
      {past
        .slice(-SHOWN_RESULTS)
        .reverse()
        .map((spin, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no other identity than their order.
          <li key={index} class="wh-plate" data-wheel={spin.place} data-boosted={spin.isBoosted}>
            <PlaceSign place={spin.place} />
            <span class="visually-hidden">{outcomeOf(spin, words)}</span>
          </li>
        ))}
    </ul>
  );
}

/** Which place is boosted in this round. */
function Boost({ boost, words }: { readonly boost: WheelBoost | null; readonly words: GameWords }) {
  return (
    <p class="wh-boost">
      <span class="wh-boost-title" dir="auto" aria-hidden={boost !== null}>
        {words.wheel.boost}
      </span>
      {boost === null ? (
        <span class="wh-plate" aria-hidden="true">
          –
        </span>
      ) : (
        <span class="wh-boosted">
          <span class="wh-plate" data-wheel={boost.place}>
            <PlaceSign place={boost.place} />
          </span>
          <b class="wh-times" aria-hidden="true">
            ×{boost.times}
          </b>
          <span class="visually-hidden">
            {words.say('wheel.boosted', { place: nameOfPlace(boost.place, words), times: boost.times })}
          </span>
        </span>
      )}
    </p>
  );
}

function Board(props: BoardProps<WheelView>) {
  const { view, words, money, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  useSteps(props, 1, SPIN_MS);
  const past = useSitting<WheelView, PastSpin>(sitting, props, (spun) => spun);
  const isSpinning = view !== null && !isShown && !hasLessMotion;
  const ended = isSpinning ? null : view;
  const zones = wheelPlaces.map((place) => ({
    place,
    name: place === 'star' ? words.wheel.star : words.say('wheel.number', { number: WHEEL_PAYS[place] }),
    pays: paysOf(place),
    picture: (
      <>
        <PlaceSign place={place} />
        {view?.boost.place === place && <b class="wh-times">×{view.boost.times}</b>}
      </>
    ),
  }));
  return (
    <div class="stage-board tray-beside wh-board" data-still={hasLessMotion || isShown} data-less={hasLessMotion}>
      <div class="wh-stage">
        <MoneyWheel
          label={ended === null ? words.wheel.wheel : outcomeOf(ended, words)}
          segment={view?.segment ?? null}
          isSpinning={isSpinning}
          landed={ended?.place ?? null}
        />
      </div>
      <div class="wh-aside">
        <Boost boost={view?.boost ?? null} words={words} />
        <PastSpins past={past} words={words} />
      </div>
      <BetZones
        label={words.wheel.layout}
        kind="wh-zones"
        groups={[{ group: 'all', zones }]}
        chips={chips}
        wonPlaces={ended === null ? [] : [ended.place]}
        board={props}
      />
      <ChipTray chips={chips} words={words} money={money} />
    </div>
  );
}

export const wheelBoard: RoundBoard<WheelView> = {
  Board,
  ...chipBoard(wheelRules, (words) => words.wheel.spin),
  outcome: outcomeOf,
  rules: (words) => {
    const { about, boost, stake } = words.wheel.rules;
    return {
      paragraphs: [about, boost, stake],
      pays: wheelPlaces.map((place) => {
        const count = wheelSegments.filter((each) => each === place).length;
        return [words.say('wheel.pays', { place: nameOfPlace(place, words), count }), paysOf(place)] as const;
      }),
    };
  },
};
