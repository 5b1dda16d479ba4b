import { materialOf } from '#art/colour/materials.ts';
import { heroGlyph } from '#art/heroes/hero-glyph.ts';
import { coin } from '#art/objects/coin.ts';
import { type BannerFrame, blurFilter, fromEnd, inkScrim } from '../banner-frame.ts';
import { desertNight, MEYDAN_INK } from './desert-night.ts';
import { archDefinitions, latticeArch } from './lattice-arch.ts';

/** A lamp of gold; its spout points to the words. */
function goldenLamp(frame: BannerFrame, x: number, y: number, size: number): string {
  return heroGlyph('lamp', {
    name: 'magic-lamp',
    x,
    y,
    size,
    material: materialOf('gold'),
    rimColour: '#FFF0C2',
    shadowBlur: 'url(#drop)',
    thickness: Math.max(4, size / 26),
    flip: frame.reading === 'ltr',
  });
}

/** A lamp in a lit arch, a moon over the dunes, and coins at the threshold. */
export function meydanNightsBanner(frame: BannerFrame): string {
  const { width, height, mobile } = frame;
  const at = (distance: number) => fromEnd(frame, distance);
  const star = (distance: number, y: number, radius: number, turn: number) =>
    coin({ x: at(distance), y, radius, turn, mark: 'star' });
  if (mobile) {
    return (
      desertNight({ width, height, seed: 11, stars: 16, moon: [at(196), 58, 27], horizon: 0.78, dusk: 0.8 }) +
      `<defs>${blurFilter('drop', 4)}</defs>${archDefinitions(0.9)}` +
      latticeArch('arch', { x: at(80), half: 60, tip: 12, foot: 210 }) +
      goldenLamp(frame, at(80), 118, 100) +
      star(34, 176, 17, -16) +
      star(66, 188, 20, 10) +
      star(104, 184, 18, -8) +
      star(136, 192, 15, 20)
    );
  }
  return (
    desertNight({ width, height, seed: 7, stars: 46, moon: [at(590), 96, 44], horizon: 0.76, dusk: 0.34 }) +
    inkScrim(frame, MEYDAN_INK, 0.62) +
    `<defs>${blurFilter('drop', 7)}</defs>${archDefinitions(1.5)}` +
    latticeArch('outer', { x: at(78), half: 60, tip: 132, foot: 360 }) +
    latticeArch('inner', { x: at(442), half: 60, tip: 132, foot: 360 }) +
    latticeArch('arch', { x: at(260), half: 112, tip: 22, foot: 360 }) +
    goldenLamp(frame, at(260), 204, 196) +
    star(92, 316, 24, -14) +
    star(436, 318, 25, 14) +
    star(140, 306, 30, 12) +
    star(380, 308, 30, -10) +
    star(198, 318, 35, -12) +
    star(328, 322, 36, 12) +
    star(262, 326, 38, 4)
  );
}
