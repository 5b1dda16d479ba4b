import { paletteOf } from '#art/colour/palettes.ts';
import { dieCutFilter, heroObject } from '#art/heroes/hero-object.ts';
import { chipStack } from '#art/live-tables/chip-stack.ts';
import { faceUpCard, type Suit } from '#art/live-tables/playing-card.ts';
import { coin } from '#art/objects/coin.ts';
import { rouletteWheel } from '#art/objects/roulette-wheel.ts';
import { scatterParticles } from '#art/scenery/particles.ts';
import { mulberry32 } from '#art/seeded-random.ts';
import { blurFilter } from '../banner-frame.ts';
import type { DrawnPicture } from '../brand-art.ts';
import { archDefinitions, type LatticeArch, latticeArch } from './lattice-arch.ts';

const WIDTH = 298;
const HEIGHT = 300;
const ARCH: LatticeArch = { x: 149, half: 116, tip: 36, foot: 320 };

const PALM_WOOD = { light: '#7A4A1E', dark: '#2E1A08', edge: '#E2B968' };

/** A colour over the niche, lighter where its light stands. */
function tint(light: string, dark: string): string {
  return `<defs><radialGradient id="tint" cx=".5" cy=".56" r=".62"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#tint)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lattice)"/><circle cx="149" cy="180" r="130" fill="url(#lamplight)" opacity=".6"/>`;
}

const object = (id: string, name: string, x: number, y: number, size: number, turn = 0) =>
  heroObject(id, { name, x, y, size, turn, filter: 'url(#cut)' });

/** The picture in each gate. */
const GATES: Readonly<Record<string, () => string>> = {
  slots: () =>
    tint('#C4622A', '#4A1A10') +
    object('a', 'slot-machine', 149, 178, 176) +
    [
      [62, 284, 24, -14],
      [104, 292, 28, 10],
      [150, 296, 30, -6],
      [196, 292, 28, 12],
      [238, 284, 24, -16],
    ]
      .map(([x = 0, y = 0, radius = 0, turn = 0]) => coin({ x, y, radius, turn, mark: 'star' }))
      .join(''),
  tables: () =>
    tint('#1FA678', '#04281F') +
    rouletteWheel('w', { x: 149, y: 190, radius: 118, squash: 0.7, wood: PALM_WOOD }) +
    chipStack(74, 286, 20, 'red', 3) +
    chipStack(226, 288, 20, 'gold', 4),
  fishing: () =>
    tint('#1FB7B4', '#04303F') +
    scatterParticles('bubble', mulberry32(31), 16, '#C8FFF4', { left: 40, top: 70, right: 258, bottom: 290 }) +
    object('b', 'crab', 222, 262, 66, 8) +
    object('c', 'turtle', 84, 120, 62, -8) +
    object('a', 'tropical-fish', 150, 190, 168, -6),
  cards: () => {
    const hand: ReadonlyArray<readonly [x: number, y: number, turn: number, rank: string, suit: Suit]> = [
      [98, 190, -24, 'J', 'clubs'],
      [132, 176, -8, 'Q', 'diamonds'],
      [168, 176, 8, 'K', 'hearts'],
      [202, 190, 24, 'A', 'spades'],
    ];
    return (
      tint('#7A3FC0', '#1E0A3A') +
      hand
        .map(([x, y, turn, rank, suit]) => faceUpCard({ x, y, width: 78, turn, shadowBlur: 'url(#soft)' }, rank, suit))
        .join('') +
      object('a', 'crown', 150, 264, 66)
    );
  },
};

/** A gate for each kind of game: a golden arch, and in it what is played behind it. The ground around it is clear. */
export function gatePictures(): DrawnPicture[] {
  return Object.entries(GATES).map(([name, inside]) => ({
    name: `gate-${name}`,
    crop: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    markup: `<defs>${blurFilter('soft', 4)}${dieCutFilter('cut', paletteOf('amber'))}</defs>${archDefinitions(1.4)}${latticeArch('gate', ARCH, inside())}`,
    pixels: [WIDTH * 2, HEIGHT * 2] as const,
    maxKilobytes: 60,
    clear: true,
  }));
}
