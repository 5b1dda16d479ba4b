import { paletteOf } from '#art/colour/palettes.ts';
import { dieCutFilter, heroObject } from '#art/heroes/hero-object.ts';
import { coin } from '#art/objects/coin.ts';
import { type BannerFrame, fromEnd, inkScrim } from '../banner-frame.ts';
import type { StripPlace } from '../strips.ts';
import { desertNight, MEYDAN_INK } from './desert-night.ts';

const PALETTE = paletteOf('lagoon');

interface Thing {
  readonly name: string;
  readonly seed: number;
  readonly size: number;
  readonly turn: number;
  /** How far its middle lies from the end, in heights of the board. */
  readonly distance: number;
}

/** A thing over the dunes, with play coins around it and the moon at its side. */
function strip({ name, seed, size, turn, distance }: Thing) {
  return (frame: BannerFrame): string => {
    const { width, height, reading } = frame;
    const x = fromEnd(frame, distance * height);
    const inwards = reading === 'rtl' ? 1 : -1;
    const star = (dx: number, dy: number, radius: number, lean: number) =>
      coin({ x: x + dx * height, y: dy * height, radius: radius * height, turn: lean, mark: 'star' });
    return (
      `<defs>${dieCutFilter('cut', PALETTE)}</defs>` +
      desertNight({
        width,
        height,
        seed,
        stars: 40,
        moon: [x + inwards * height * 1.3, height * 0.3, height * 0.13],
        horizon: 0.74,
        dusk: 0.5,
      }) +
      inkScrim(frame, MEYDAN_INK) +
      star(inwards * 0.68, 0.72, 0.13, -16) +
      star(-inwards * 0.6, 0.26, 0.1, 20) +
      star(-inwards * 0.58, 0.8, 0.14, 12) +
      heroObject('s', {
        name,
        x,
        y: height / 2,
        size: size * height,
        turn,
        flip: reading === 'rtl',
        filter: 'url(#cut)',
      })
    );
  };
}

/** A camel that sets out, a compass for the way back, and the cup of the table league. */
export const meydanStrips: Readonly<Record<StripPlace, (frame: BannerFrame) => string>> = {
  register: strip({ name: 'two-hump-camel', seed: 11, size: 0.88, turn: 0, distance: 1 }),
  forgot: strip({ name: 'compass', seed: 23, size: 0.8, turn: 10, distance: 1 }),
  menu: strip({ name: 'trophy', seed: 37, size: 0.76, turn: 0, distance: 0.8 }),
};
