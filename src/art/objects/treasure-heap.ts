import { type MaterialName, materialOf } from '#art/colour/materials.ts';
import { pick, type RandomSource } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';
import { coin } from './coin.ts';

export type HeapName = 'coins' | 'gems';

const GEM_MATERIALS = ['ruby', 'sapphire', 'emerald', 'amethyst', 'gold'] as const satisfies readonly MaterialName[];

/** Three rows of coins along the foot of the tile, fewer and higher towards the back. */
function coinHeap(random: RandomSource): string {
  let markup = '';
  for (let row = 0; row < 3; row++) {
    const count = 9 - row;
    const middle = (count - 1) / 2;
    for (let index = 0; index < count; index++) {
      const x = -8 + index * (316 / (count - 1)) + random() * 14 - 7;
      const y = 404 - row * 15 - random() * 8 - Math.abs(index - middle) * 3;
      markup += coin({ x, y, radius: f(20 + random() * 6), turn: random() * 50 - 25 });
    }
  }
  return markup;
}

/** One brilliant-cut stone, 30 units wide at scale 1. */
function gem(x: number, y: number, scale: number, turn: number, material: MaterialName): string {
  const { highlight, upper, middle, lower, shade } = materialOf(material);
  const facet = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`;
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(scale)})">` +
    facet('M-9 -12H9L15 -4L0 14L-15 -4Z', shade) +
    facet('M-9 -12H9L6 -4H-6Z', highlight) +
    facet('M-9 -12L-6 -4H-15Z', upper) +
    facet('M9 -12L6 -4H15Z', middle) +
    facet('M-6 -4H6L0 14Z', lower) +
    `${facet('M-15 -4H-6L0 14Z', middle)}</g>`
  );
}

function gemHeap(random: RandomSource): string {
  let markup = '';
  for (let index = 0; index < 16; index++) {
    const x = random() * 310 - 5;
    const y = 372 + random() * 36 - Math.abs(x - 150) * 0.12;
    const scale = (12 + random() * 13) / 14;
    const material = pick(random, GEM_MATERIALS);
    markup += gem(x, y, scale, random() * 60 - 30, material);
  }
  return markup;
}

/** The treasure that lies in front of the hero. */
export function treasureHeap(name: HeapName, random: RandomSource): string {
  return name === 'coins' ? coinHeap(random) : gemHeap(random);
}
