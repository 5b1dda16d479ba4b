import { paletteOf } from '#art/colour/palettes.ts';
import { dieCutFilter, heroObject } from '#art/heroes/hero-object.ts';
import { coin } from '#art/objects/coin.ts';
import { lightRays } from '#art/scenery/light-rays.ts';
import { type BannerFrame, fromEnd, inkScrim } from '../banner-frame.ts';
import type { StripPlace } from '../strips.ts';
import { crimsonGround, LOTUS_INK } from './crimson-ground.ts';
import { paperLantern } from './paper-lantern.ts';

const PALETTE = paletteOf('crimson');

interface Thing {
  readonly name: string;
  readonly size: number;
  readonly turn: number;
  /** How far its middle lies from the end, in heights of the board. */
  readonly distance: number;
}

/** A thing on crimson silk, in a golden light, between coins and lanterns. */
function strip({ name, size, turn, distance }: Thing) {
  return (frame: BannerFrame): string => {
    const { width, height } = frame;
    const x = fromEnd(frame, distance * height);
    const y = height / 2;
    const star = (dx: number, dy: number, radius: number, lean: number) =>
      coin({ x: x + dx * height, y: dy * height, radius: radius * height, turn: lean, mark: 'star' });
    return (
      `<defs>${dieCutFilter('cut', PALETTE)}</defs>` +
      crimsonGround(frame, { x, y, radius: height * 1.1 }) +
      lightRays({ x, y, innerRadius: 12, outerRadius: width, count: 24, colour: '#FFE9B0', opacity: 0.12, turn: 0.1 }) +
      inkScrim(frame, LOTUS_INK) +
      paperLantern('l1', x - height * 1.12, height * 0.26, height * 0.5) +
      star(-0.66, 0.34, 0.1, -20) +
      star(0.6, 0.24, 0.09, 22) +
      star(-0.56, 0.82, 0.14, -12) +
      star(0.58, 0.78, 0.15, 14) +
      heroObject('s', { name, x, y, size: size * height, turn, filter: 'url(#cut)' })
    );
  };
}

/** A lucky envelope to begin with, a lotus that opens again, and the ticket of an evening's draw. */
export const lotusStrips: Readonly<Record<StripPlace, (frame: BannerFrame) => string>> = {
  register: strip({ name: 'red-envelope', size: 0.82, turn: -8, distance: 1 }),
  forgot: strip({ name: 'lotus', size: 0.86, turn: 0, distance: 1 }),
  menu: strip({ name: 'ticket', size: 0.76, turn: -12, distance: 0.8 }),
};
