/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { colourOf, paysOfKind, placeKinds, roulettePlace } from '../rules/roulette-places.ts';
import { type RouletteView, rouletteRules } from '../rules/roulette-rules.ts';
import { numbersOf } from './call-bets.ts';
import { landedOn, placeName, placeNote } from './place-words.ts';
import { RouletteLayout } from './roulette-layout.tsx';
import { placesOfSpot, RouletteTrack, spotName } from './roulette-track.tsx';
import { RouletteWheel } from './roulette-wheel.tsx';
import { useSpin } from './use-spin.ts';

/** What the pointer or the focus is on: a place of the layout or a spot of the racetrack. */
interface Aim {
  readonly on: 'layout' | 'track';
  readonly spot: string;
}

/** What the aimed place is called, pays and holds. */
function AimNote({ aim, placedMinor, props }: { aim: Aim; placedMinor: number; props: BoardProps<RouletteView> }) {
  const { words, money, limitMinor } = props;
  const place = aim.on === 'layout' ? roulettePlace(aim.spot) : undefined;
  const amounts = { placed: placedMinor > 0 ? money(placedMinor) : null, limit: money(limitMinor) };
  return (
    <p class="roulette-note" dir="auto" aria-hidden="true">
      <b>{place === undefined ? spotName(aim.spot, words) : placeName(place, words)}</b>
      {place !== undefined && <span>{placeNote(place, amounts, words)}</span>}
    </p>
  );
}

function Results({ label, results }: { readonly label: string; readonly results: readonly number[] }) {
  return (
    <ol class="roulette-results" aria-label={label}>
      {results.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: numbers repeat, and a round moves them all on by one.
        <li key={at} class="roulette-result" data-colour={colourOf(number)}>
          {number}
        </li>
      ))}
    </ol>
  );
}

function Board(props: BoardProps<RouletteView>) {
  const { view, past, words, money } = props;
  const chips = useChips(props);
  const { isSpinning, landed, results } = useSpin(props);
  const [aim, setAim] = useState<Aim | null>(null);
  /** On phones the racetrack takes the layout's place. */
  const [isTrackOpen, setTrackOpen] = useState(false);
  const aimAt = (on: Aim['on']) => (spot: string | null) => setAim(spot === null ? null : { on, spot });
  const aimedPlaces = aim === null ? [] : aim.on === 'layout' ? [aim.spot] : placesOfSpot(aim.spot);
  const lit = numbersOf(aimedPlaces);
  const placedMinor = aim?.on === 'layout' ? (chips.bets[aim.spot] ?? 0) : 0;
  const won = view !== null && landed !== null ? view.wins.map(({ place }) => place) : [];
  return (
    <div class="roulette-board" data-spinning={isSpinning} data-track={isTrackOpen}>
      <div class="roulette-side">
        <RouletteWheel
          label={words.roulette.wheel}
          pocket={view?.pocket ?? past?.at(-1)?.pocket ?? null}
          isSpinning={isSpinning}
        />
        {landed !== null && (
          <p class="roulette-landed" data-colour={colourOf(landed)} dir="auto">
            {landedOn(landed, words)}
          </p>
        )}
      </div>
      <div class="roulette-top">
        {aim === null ? (
          <Results label={words.roulette.results} results={results} />
        ) : (
          <AimNote aim={aim} placedMinor={placedMinor} props={props} />
        )}
      </div>
      <RouletteLayout
        chips={chips}
        words={words}
        money={money}
        lit={lit}
        landed={landed}
        won={won}
        aim={aimAt('layout')}
      />
      <RouletteTrack chips={chips} words={words} lit={lit} landed={landed} aim={aimAt('track')} />
      <div class="roulette-tray">
        <ChipTray chips={chips} words={words} money={money}>
          <button
            type="button"
            class="chip-action roulette-track-button"
            aria-pressed={isTrackOpen}
            aria-label={words.roulette.track}
            title={words.roulette.track}
            onClick={() => setTrackOpen(!isTrackOpen)}
          >
            <svg class="chip-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 6h8a6 6 0 0 1 0 12H8A6 6 0 0 1 8 6zM8 10h8a2 2 0 0 1 0 4H8a2 2 0 0 1 0-4z" />
            </svg>
          </button>
        </ChipTray>
      </div>
    </div>
  );
}

export const rouletteBoard: RoundBoard<RouletteView> = {
  Board,
  ...chipBoard(rouletteRules, (words) => words.roulette.spin),
  outcome: ({ pocket }, words) => landedOn(pocket, words),
  rules: (words) => ({
    paragraphs: [
      words.roulette.rules.about,
      words.roulette.rules.zero,
      words.roulette.rules.chips,
      words.roulette.rules.track,
    ],
    pays: placeKinds.map((kind) => [words.roulette.kind[kind], `${paysOfKind[kind]}:1`] as const),
  }),
};
