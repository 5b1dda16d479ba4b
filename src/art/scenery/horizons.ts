import type { RandomSource } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';

/** Colours of the three layers, from the farthest to the nearest. */
export type HorizonLayers = readonly [far: string, middle: string, near: string];

type Horizon = (random: RandomSource, layers: HorizonLayers) => string;

interface Ridge {
  y: number;
  amplitude: number;
  segments: number;
  /** Sharp ridges climb to a summit within each segment; soft ones roll. */
  sharp?: boolean;
}

/** A closed silhouette across the tile, 300 wide, down to below its foot at 400. */
function ridgePath(random: RandomSource, { y, amplitude, segments, sharp = false }: Ridge): string {
  const step = 320 / segments;
  let path = `M-10 410L-10 ${f(y)}`;
  let previousX = -10;
  let previousY = y;
  for (let index = 1; index <= segments; index++) {
    const x = -10 + index * step;
    const nextY = y + (random() - 0.5) * amplitude * 2;
    if (sharp) {
      const summit = Math.min(previousY, nextY) - amplitude * (0.4 + random() * 0.8);
      path += `L${f(x - step / 2)} ${f(summit)}L${f(x)} ${f(nextY)}`;
    } else {
      path += `C${f(previousX + step / 2)} ${f(previousY)} ${f(x - step / 2)} ${f(nextY)} ${f(x)} ${f(nextY)}`;
    }
    previousX = x;
    previousY = nextY;
  }
  return `${path}L310 410Z`;
}

function ridges(random: RandomSource, layers: HorizonLayers, shapes: readonly [Ridge, Ridge, Ridge]): string {
  return shapes.map((shape, depth) => filled(ridgePath(random, shape), layers[depth])).join('');
}

function filled(path: string, colour: string | undefined, transform = ''): string {
  return `<path d="${path}" fill="${colour ?? 'none'}"${transform && ` transform="${transform}"`}/>`;
}

function eachLayer(layers: HorizonLayers, draw: (colour: string, depth: number) => string): string {
  return layers.map(draw).join('');
}

const dunes: Horizon = (random, layers) =>
  ridges(random, layers, [
    { y: 262, amplitude: 22, segments: 3 },
    { y: 288, amplitude: 18, segments: 3 },
    { y: 318, amplitude: 14, segments: 2 },
  ]);

const peaks: Horizon = (random, layers) =>
  ridges(random, layers, [
    { y: 250, amplitude: 34, segments: 4, sharp: true },
    { y: 285, amplitude: 28, segments: 5, sharp: true },
    { y: 322, amplitude: 16, segments: 3 },
  ]);

const waves: Horizon = (random, layers) =>
  eachLayer(layers, (colour, depth) => {
    const crests = `q12 ${-16 + depth * 2} 24 0t24 0`.repeat(8);
    return filled(`M-20 410L-20 ${258 + depth * 30}${crests}L320 410Z`, colour, `translate(${f(-random() * 40)} 0)`);
  });

const SKYLINE_HEIGHTS = [
  { least: 150, spread: 110 },
  { least: 110, spread: 80 },
  { least: 60, spread: 50 },
];

const skyline: Horizon = (random, layers) =>
  eachLayer(layers, (colour, depth) => {
    const { least, spread } = SKYLINE_HEIGHTS[depth] ?? { least: 60, spread: 50 };
    let path = 'M-10 410';
    for (let x = -10; x < 310; ) {
      const width = 14 + random() * 26;
      const roof = f(410 - least - random() * spread);
      path += `L${f(x)} ${roof}L${f(x + width)} ${roof}`;
      x += width;
    }
    return filled(`${path}L310 410Z`, colour);
  });

const pines: Horizon = (random, layers) =>
  eachLayer(layers, (colour, depth) => {
    const foot = 300 + depth * 22;
    let path = '';
    for (let tree = 0; tree < 14 - depth * 3; tree++) {
      const x = -10 + random() * 320;
      const size = 0.7 + random() * 0.7 + depth * 0.25;
      for (let tier = 0; tier < 3; tier++) {
        const skirt = f(foot - tier * 16 * size);
        path += `M${f(x - 14 * size)} ${skirt}L${f(x)} ${f(foot - (tier * 16 + 26) * size)}L${f(x + 14 * size)} ${skirt}Z`;
      }
    }
    return filled(`${path}M-10 ${foot - 2}H310V410H-10Z`, colour);
  });

const pyramids: Horizon = (random, layers) => {
  const left = 40 + random() * 60;
  const right = left + 160;
  return (
    filled(`M${f(left - 90)} 310L${f(left)} 200L${f(left + 90)} 310Z`, layers[0]) +
    filled(`M${f(left)} 200L${f(left + 90)} 310L${f(left + 22)} 310Z`, layers[1]) +
    filled(`M${f(right - 100)} 315L${f(right)} 190L${f(right + 110)} 315Z`, layers[0]) +
    filled(`M${f(right)} 190L${f(right + 110)} 315L${f(right + 26)} 315Z`, layers[1]) +
    filled(ridgePath(random, { y: 308, amplitude: 10, segments: 3 }), layers[2])
  );
};

const jungle: Horizon = (random, layers) =>
  eachLayer(layers, (colour, depth) => {
    let path = '';
    for (let leaf = 0; leaf < 9; leaf++) {
      const x = random() * 300;
      const y = 300 + depth * 36 + random() * 20;
      const length = 90 - depth * 12 + random() * 40;
      const angle = -Math.PI / 2 + (random() - 0.5) * 1.7;
      const tipX = x + length * Math.cos(angle);
      const tipY = y + length * Math.sin(angle);
      const bulgeX = -Math.sin(angle) * 16;
      const bulgeY = Math.cos(angle) * 16;
      const middleX = (x + tipX) / 2;
      const middleY = (y + tipY) / 2;
      path += `M${f(x)} ${f(y)}Q${f(middleX + bulgeX)} ${f(middleY + bulgeY)} ${f(tipX)} ${f(tipY)}Q${f(middleX - bulgeX)} ${f(middleY - bulgeY)} ${f(x)} ${f(y)}Z`;
    }
    return filled(`${path}M-10 ${310 + depth * 28}H310V410H-10Z`, colour);
  });

const COLUMN_ROWS = [
  { layer: 0, width: 26, centres: [60, 120, 180, 240] },
  { layer: 1, width: 46, centres: [-4, 304] },
] as const;

const columns: Horizon = (_random, layers) => {
  let markup = '';
  for (const { layer, width, centres } of COLUMN_ROWS) {
    for (const x of centres) {
      const half = width / 2;
      const flute = f(width / 6);
      markup += filled(
        `M${x - half - 5} 400V120H${x + half + 5}V132H${x + half}V400ZM${x - half} 132V400H${x + half}V132Z`,
        layers[layer],
      );
      markup += `<path d="M${f(x - flute)} 132V400M${f(x + flute)} 132V400" stroke="${layers[2]}" stroke-width="2" opacity=".35"/>`;
    }
  }
  return markup + filled('M-10 330H310V410H-10Z', layers[2]);
};

const village: Horizon = (random, layers) =>
  eachLayer(layers, (colour, depth) => {
    const ground = 300 + depth * 26;
    let path = '';
    for (let x = -20; x < 320; ) {
      const width = 30 + random() * 26;
      const eaves = ground - 30 - random() * 26;
      path += `M${f(x)} ${ground}V${f(eaves)}L${f(x + width / 2)} ${f(eaves - width * 0.45)}L${f(x + width)} ${f(eaves)}V${ground}Z`;
      x += width + random() * 10;
    }
    return filled(`${path}M-10 ${ground - 1}H310V410H-10Z`, colour);
  });

const HORIZONS = { dunes, peaks, waves, skyline, pines, pyramids, jungle, columns, village };

export type HorizonName = keyof typeof HORIZONS | 'none';

export const HORIZON_NAMES = [...Object.keys(HORIZONS), 'none'] as HorizonName[];

/** Three layered silhouettes across the foot of the tile; `none` draws nothing. */
export function drawHorizon(name: HorizonName, random: RandomSource, layers: HorizonLayers): string {
  return name === 'none' ? '' : HORIZONS[name](random, layers);
}
