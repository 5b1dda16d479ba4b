import { fnv1a32, mulberry32, type RandomSource } from '#art/seeded-random.ts';
import { oneDecimal } from '#art/svg-number.ts';
import type { TileSpec } from '#art/tiles/tile-spec.ts';

/** The waters of a sea: its colours from the surface down, of the hills behind, of the ground and of the corals. */
interface Waters {
  readonly water: readonly [string, string, string, string];
  readonly hills: readonly [far: string, near: string];
  readonly ground: readonly [string, string];
  readonly far: readonly [string, string, string, string];
  readonly near: readonly [string, string, string, string];
  readonly weed: readonly [string, string];
}

const REEF: Waters = {
  water: ['#39C6E8', '#1484C4', '#0A4A8E', '#041E4A'],
  hills: ['#0D5C9C', '#0A4480'],
  ground: ['#3C86A8', '#0B2E5A'],
  far: ['#B04A8E', '#2E7FC0', '#C2553A', '#7A4AC0'],
  near: ['#FF6F91', '#FFA94D', '#B07BFF', '#4FD9C0'],
  weed: ['#2FAE7A', '#1E8A68'],
};
const LAGOON: Waters = {
  water: ['#7DF0DC', '#22B8B4', '#0B7186', '#05344E'],
  hills: ['#138A96', '#0C6378'],
  ground: ['#C9B98A', '#3C6A6A'],
  far: ['#E0825A', '#2AA3A0', '#D9C25A', '#4A8FC0'],
  near: ['#FF8F6B', '#FFD25A', '#FF7FB4', '#6FE3B0'],
  weed: ['#5CC46A', '#2E9A5A'],
};
const STORM: Waters = {
  water: ['#8FB7C9', '#3F7A98', '#214A6A', '#0B1E34'],
  hills: ['#2C5F80', '#1D4460'],
  ground: ['#5A7688', '#182C42'],
  far: ['#5A7FA8', '#6A5A98', '#3E8A98', '#7A6A8A'],
  near: ['#8FC4E0', '#B79AE0', '#6FD0C8', '#D6A0B8'],
  weed: ['#4A8A86', '#2E6668'],
};
const DUSK: Waters = {
  water: ['#F6A5D8', '#9A5AD0', '#4A2C98', '#1A0F4A'],
  hills: ['#6A3CB0', '#45268A'],
  ground: ['#9A6AC0', '#2A1A66'],
  far: ['#E0609A', '#5A7FE0', '#C24AB0', '#F29A5A'],
  near: ['#FF7FC0', '#FFB36B', '#8FA8FF', '#6FE8E0'],
  weed: ['#3FA8A0', '#2A7A86'],
};
const WRECK: Waters = {
  water: ['#D6E88A', '#5FAE7A', '#1F6A66', '#082E3A'],
  hills: ['#2E8070', '#1C5C5A'],
  ground: ['#D0A95A', '#4A5A3A'],
  far: ['#C28A3A', '#4A9A6A', '#B0583A', '#8A9A3A'],
  near: ['#FFC24D', '#F2803A', '#E8D05A', '#6FC07A'],
  weed: ['#7AB84A', '#3E8A4A'],
};
const ABYSS: Waters = {
  water: ['#2F6FD0', '#173E94', '#0B1F5C', '#03081F'],
  hills: ['#123878', '#0C2658'],
  ground: ['#27528C', '#081638'],
  far: ['#5A3EC0', '#1F7FB0', '#8A2E8A', '#2E9A8A'],
  near: ['#46E0FF', '#B45CFF', '#5CFFB0', '#FF5CA8'],
  weed: ['#1FA08A', '#146A6E'],
};

/** The waters by the last word of a title: `Shark Reef`, `Kraken Storm`. */
const BY_WORD: Readonly<Record<string, Waters>> = {
  Reef: REEF,
  Hunt: REEF,
  Lagoon: LAGOON,
  Bay: LAGOON,
  Storm: STORM,
  Cannon: STORM,
  Kingdom: DUSK,
  Feast: DUSK,
  Treasure: WRECK,
  Battle: ABYSS,
};

const at = (value: number): string => String(oneDecimal(value));

function coral(random: RandomSource, x: number, y: number, size: number, colour: string, opacity: number): string {
  let lines = '';
  const branch = (fromX: number, fromY: number, angle: number, length: number, width: number, forks: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    lines += `<path d="M${at(fromX)} ${at(fromY)}L${at(toX)} ${at(toY)}" stroke-width="${at(width)}"/>`;
    if (forks === 0) return;
    branch(toX, toY, angle - 0.35 - random() * 0.35, length * 0.76, width * 0.74, forks - 1);
    branch(toX, toY, angle + 0.35 + random() * 0.35, length * 0.76, width * 0.74, forks - 1);
  };
  branch(0, 0, -Math.PI / 2, 34 * size, 13 * size, 4);
  return `<g transform="translate(${at(x)} ${at(y)})" stroke="${colour}" stroke-linecap="round" fill="none" opacity="${opacity}">${lines}</g>`;
}

function weed(x: number, y: number, height: number, colour: string): string {
  return `<path d="M${at(x)} ${y}C${at(x - 18)} ${at(y - height * 0.3)} ${at(x + 20)} ${at(y - height * 0.55)} ${at(x - 4)} ${y - height}C${at(x + 28)} ${at(y - height * 0.6)} ${at(x + 2)} ${at(y - height * 0.3)} ${at(x + 16)} ${y}Z" fill="${colour}" opacity=".85"/>`;
}

function brainCoral(x: number, y: number, radius: number, colour: string): string {
  const grooves = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M${at(radius * (index * 0.17 - 0.7))} ${at(radius * (Math.abs(index - 4) * 0.07 - 0.3))}q${at(radius * 0.1)} ${at(radius * 0.2)} 0 ${at(radius * 0.4)}" stroke="#0B2344" stroke-width="${at(radius * 0.05)}" fill="none" opacity=".5"/>`,
  );
  return (
    `<g transform="translate(${at(x)} ${y})"><ellipse rx="${radius}" ry="${at(radius * 0.72)}" fill="${colour}"/>` +
    `<ellipse cx="${at(-radius * 0.12)}" cy="${at(-radius * 0.14)}" rx="${at(radius * 0.8)}" ry="${at(radius * 0.5)}" fill="#fff" opacity=".22"/>${grooves.join('')}</g>`
  );
}

const SHAFTS = [
  [0.15, 0.05, -120],
  [0.29, 0.074, -60],
  [0.44, 0.05, 10],
  [0.58, 0.1, 60],
  [0.74, 0.058, 160],
  [0.89, 0.04, 240],
] as const;

/**
 * The sea of a game behind its fish, as a standalone SVG: water, light, hills and corals. `tall` is for a phone that is
 * held upright. The last word of the title chooses the waters.
 */
export function drawSea(spec: TileSpec, shape: 'wide' | 'tall'): string {
  const [width, height] = shape === 'wide' ? [1216, 684] : [684, 1216];
  const random = mulberry32(fnv1a32(`sea|${spec.key}`));
  const waters = BY_WORD[spec.title.split(' ').at(-1) ?? ''] ?? REEF;
  const [surface, upper, lower, bottom] = waters.water;
  const floor = height;
  const x = (share: number): number => share * width;
  const y = (aboveFloor: number): number => floor - aboveFloor;
  const colours = (of: Waters['near'], index: number): string => of[index % of.length] ?? of[0];
  const farCorals = [0.03, 0.19, 0.46, 0.67, 0.83, 0.97].map((share, index) =>
    coral(random, x(share), y(124 + (index % 2) * 16), 1.3, colours(waters.far, index), 0.8),
  );
  const hillCorals = [0.05, 0.15, 0.345, 0.53, 0.74, 0.9].map((share, index) =>
    coral(random, x(share), y(214 - (index % 3) * 10), 1.5, waters.hills[0], 1),
  );
  const shafts = SHAFTS.map(([from, wide, lean]) => {
    const [left, right] = [x(from), x(from + wide)];
    return `<path d="M${at(left)} -20H${at(right)}L${at(right + x(wide) * 1.2 + lean)} ${at(floor * 0.9)}H${at(left + lean - x(wide))}Z" fill="url(#shaft)" opacity=".5"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice"><defs>` +
    `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${surface}"/><stop offset=".28" stop-color="${upper}"/><stop offset=".62" stop-color="${lower}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `<radialGradient id="light" cx=".5" cy="0" r=".8"><stop offset="0" stop-color="#E9FFFF" stop-opacity=".85"/><stop offset="1" stop-color="#9BEBFF" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="shaft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#E9FFFF" stop-opacity=".5"/><stop offset="1" stop-color="#BFF4FF" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${waters.ground[0]}"/><stop offset="1" stop-color="${waters.ground[1]}"/></linearGradient>` +
    `<filter id="soft"><feGaussianBlur stdDeviation="2"/></filter><filter id="softer" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#water)"/><rect width="${width}" height="${height}" fill="url(#light)"/>` +
    `<g filter="url(#softer)" opacity=".55"><path d="M0 ${y(214)}Q${at(x(0.1))} ${y(304)} ${at(x(0.21))} ${y(244)}T${at(x(0.43))} ${y(264)}T${at(x(0.625))} ${y(224)}T${at(x(0.8))} ${y(284)}T${width} ${y(234)}V${floor}H0Z" fill="${waters.hills[0]}"/>${hillCorals.join('')}</g>` +
    `<g filter="url(#soft)" opacity=".85"><path d="M0 ${y(124)}Q${at(x(0.13))} ${y(204)} ${at(x(0.27))} ${y(144)}T${at(x(0.53))} ${y(154)}T${at(x(0.76))} ${y(139)}T${width} ${y(184)}V${floor}H0Z" fill="${waters.hills[1]}"/>${farCorals.join('')}</g>` +
    `<path d="M0 ${y(44)}Q${at(x(0.165))} ${y(94)} ${at(x(0.354))} ${y(62)}T${at(x(0.66))} ${y(68)}T${width} ${y(88)}V${floor}H0Z" fill="url(#ground)"/>` +
    brainCoral(x(0.09), y(56), 54, waters.near[0]) +
    brainCoral(x(0.92), y(70), 62, waters.near[1]) +
    coral(random, x(0.165), y(44), 1.35, waters.near[0], 0.95) +
    coral(random, x(0.83), y(52), 1.5, waters.near[1], 0.95) +
    coral(random, x(0.05), y(84), 0.9, waters.near[2], 0.95) +
    coral(random, x(0.97), y(114), 1, waters.near[3], 0.95) +
    weed(x(0.23), y(34), 120, waters.weed[0]) +
    weed(x(0.25), y(30), 86, waters.weed[1]) +
    weed(x(0.78), y(44), 130, waters.weed[0]) +
    weed(x(0.755), y(40), 90, waters.weed[1]) +
    `<g filter="url(#softer)" style="mix-blend-mode:screen">${shafts.join('')}</g></svg>`
  );
}
