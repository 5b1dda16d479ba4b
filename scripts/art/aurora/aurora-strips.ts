import { paletteOf } from '#art/colour/palettes.ts';
import { dieCutFilter, heroObject } from '#art/heroes/hero-object.ts';
import { coin } from '#art/objects/coin.ts';
import { auroraScene } from '#art/scenery/aurora-scene.ts';
import { type BannerFrame, fromEnd, inkScrim } from '../banner-frame.ts';
import type { StripPlace } from '../strips.ts';

const PALETTE = paletteOf('reef');
const INK = '#060A1C';

interface Thing {
  readonly name: string;
  /** How far its middle lies from the end. */
  readonly distance: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** Things in the light of the aurora, with a coin on either side of the first one. */
function strip(seed: string, things: readonly Thing[]) {
  return (frame: BannerFrame): string => {
    const { width, height } = frame;
    const at = (distance: number) => fromEnd(frame, distance);
    const [first] = things;
    const x = at(first?.distance ?? 0);
    const drawn = things.map(({ name, distance, y, size, turn }, index) =>
      heroObject(`s${index}`, { name, x: at(distance), y, size, turn, filter: 'url(#cut)' }),
    );
    const reach = (first?.size ?? 0) * 0.72;
    return (
      auroraScene({ width, height, seed, horizon: 0.84, stars: 46 }) +
      `<defs>${dieCutFilter('cut', PALETTE)}<radialGradient id="light"><stop offset="0" stop-color="#7CF7E6" stop-opacity=".7"/><stop offset=".5" stop-color="#2FE3C5" stop-opacity=".22"/><stop offset="1" stop-color="#2FE3C5" stop-opacity="0"/></radialGradient></defs>` +
      inkScrim(frame, INK) +
      `<circle cx="${x}" cy="${height / 2}" r="${height}" fill="url(#light)"/>` +
      coin({ x: x - reach, y: height * 0.3, radius: height * 0.1, turn: -22, mark: 'star' }) +
      coin({ x: x + reach, y: height * 0.7, radius: height * 0.12, turn: 18, mark: 'star' }) +
      drawn.join('')
    );
  };
}

/** A ticket to play, a compass for the way back, and a prize to win. */
export const auroraStrips: Readonly<Record<StripPlace, (frame: BannerFrame) => string>> = {
  register: strip('r2', [
    { name: 'admission-tickets', distance: 92, y: 46, size: 74, turn: -10 },
    { name: 'gem-stone', distance: 196, y: 58, size: 40, turn: 12 },
  ]),
  forgot: strip('f5', [
    { name: 'compass', distance: 88, y: 48, size: 76, turn: 12 },
    { name: 'comet', distance: 200, y: 34, size: 40, turn: -8 },
  ]),
  menu: strip('n3', [{ name: 'trophy', distance: 50, y: 36, size: 54, turn: 8 }]),
};
