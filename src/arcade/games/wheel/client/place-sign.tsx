/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { WHEEL_PAYS, type WheelPlace } from '../rules/wheel-places.ts';

/** A star with five points and radius 1 around the point 0, 0. */
export const STAR_PATH = `M${Array.from({ length: 10 }, (_, at) => {
  const radius = at % 2 === 0 ? 1 : 0.46;
  const angle = (at * Math.PI) / 5;
  return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
}).join('L')}Z`;

/** The place's name in a sentence: its number, or the star. */
export function nameOfPlace(place: WheelPlace, words: GameWords): string {
  return place === 'star' ? words.wheel.star : String(WHEEL_PAYS[place]);
}

/** The number or the star of a place. It says nothing to screen readers. */
export function PlaceSign({ place }: { readonly place: WheelPlace }) {
  return place === 'star' ? (
    <svg class="wh-sign" viewBox="-1.1 -1.1 2.2 2.1" aria-hidden="true" focusable="false">
      <path d={STAR_PATH} fill="currentColor" />
    </svg>
  ) : (
    <b class="wh-sign" aria-hidden="true">
      {WHEEL_PAYS[place]}
    </b>
  );
}
