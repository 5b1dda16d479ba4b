import type { Palette } from '#art/colour/palettes.ts';
import type { RandomSource } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';
import { drawHorizon, HORIZON_NAMES, type HorizonName } from './horizons.ts';
import { scatterParticles } from './particles.ts';

/** Inputs of a scene: the palette and the shared definitions of its tile. */
export interface SceneGround {
  palette: Palette;
  random: RandomSource;
  /** Paint of the shared radial light. */
  lightPaint: string;
  /** Paint of a disc of the accent with a soft edge. */
  glowPaint: string;
  softBlur: string;
}

type Scene = (ground: SceneGround) => string;

const CLOUD_OPACITIES = [
  { puff: 0.55, bank: 0.35 },
  { puff: 0.6, bank: 0.5 },
  { puff: 0.9, bank: 0.9 },
];

const clouds: Scene = ({ palette, random, softBlur }) => {
  let markup = '';
  [palette.glow, palette.bright, palette.mid].forEach((colour, depth) => {
    const { puff, bank } = CLOUD_OPACITIES[depth] ?? { puff: 0.6, bank: 0.5 };
    for (let index = 0; index < 6; index++) {
      const x = random() * 320 - 10;
      const y = 210 + depth * 46 + random() * 26;
      markup += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(30 + random() * 26)}" fill="${colour}" opacity="${puff}"/>`;
    }
    markup += `<rect x="-10" y="${232 + depth * 46}" width="320" height="180" fill="${colour}" opacity="${bank}"/>`;
  });
  return `<g filter="${softBlur}">${markup}</g>`;
};

const sea: Scene = ({ palette, random }) => {
  let shafts = '';
  for (let index = 0; index < 6; index++) {
    const x = 20 + index * 52 + random() * 30;
    shafts += `<path d="M${f(x)} -10L${f(x + 26)} -10L${f(x - 46 + random() * 26)} 430L${f(x - 116)} 430Z" fill="${palette.pale}" opacity="${f(0.06 + random() * 0.1)}"/>`;
  }
  let weed = '';
  for (let index = 0; index < 9; index++) {
    const x = random() * 300;
    const height = 60 + random() * 120;
    const y = (share: number) => f(405 - height * share);
    weed += `<path d="M${f(x)} 405C${f(x - 20)} ${y(0.4)} ${f(x + 22)} ${y(0.7)} ${f(x - 4)} ${y(1)}C${f(x + 34)} ${y(0.7)} ${f(x - 4)} ${y(0.4)} ${f(x + 16)} 405Z" fill="${index % 2 ? palette.dark : palette.deep}" opacity=".9"/>`;
  }
  return shafts + weed;
};

const space: Scene = ({ palette, random, glowPaint }) => {
  const planetX = random() < 0.5 ? 54 : 250;
  return (
    scatterParticles('star', random, 46, '#fff') +
    `<ellipse cx="${300 - planetX}" cy="90" rx="190" ry="98" fill="${glowPaint}" opacity=".42" transform="rotate(-24 150 90)"/>` +
    `<circle cx="${planetX}" cy="72" r="40" fill="${palette.accentDeep}"/><circle cx="${planetX - 6}" cy="66" r="34" fill="${palette.accentMid}"/>` +
    `<ellipse cx="${planetX}" cy="74" rx="62" ry="11" fill="none" stroke="${palette.accent}" stroke-width="4" transform="rotate(-18 ${planetX} 74)"/>`
  );
};

const storm: Scene = ({ palette, random, softBlur }) => {
  let markup = '';
  for (const start of [40 + random() * 40, 230 + random() * 40]) {
    let x = start;
    let path = `M${f(x)} -10`;
    for (let y = -10; y < 250; ) {
      x += (random() - 0.5) * 46;
      y += 26 + random() * 20;
      path += `L${f(x)} ${f(y)}`;
    }
    markup += `<path d="${path}" fill="none" stroke="${palette.glow}" stroke-width="9" opacity=".4" filter="${softBlur}"/>`;
    markup += `<path d="${path}" fill="none" stroke="#fff" stroke-width="2.4" opacity=".9"/>`;
  }
  return markup;
};

const STAGE_PLINTH = [
  { y: 268, rx: 140, ry: 30, tone: 'deep' },
  { y: 258, rx: 134, ry: 27, tone: 'accentDeep' },
  { y: 255, rx: 134, ry: 27, tone: 'accent' },
  { y: 256, rx: 122, ry: 22, tone: 'mid' },
] as const;

const stage: Scene = ({ palette, lightPaint }) => {
  const cone = (path: string, opacity: number) => `<path d="${path}" fill="${palette.pale}" opacity="${opacity}"/>`;
  const plinth = STAGE_PLINTH.map(
    ({ y, rx, ry, tone }) => `<ellipse cx="150" cy="${y}" rx="${rx}" ry="${ry}" fill="${palette[tone]}"/>`,
  ).join('');
  return (
    cone('M60 -20L100 -20L216 430L-56 430Z', 0.16) +
    cone('M200 -20L240 -20L356 430L84 430Z', 0.16) +
    cone('M130 -20L170 -20L273 430L27 430Z', 0.14) +
    `${plinth}<ellipse cx="150" cy="254" rx="100" ry="16" fill="${lightPaint}"/>`
  );
};

const city: Scene = ({ palette, random }) =>
  drawHorizon('skyline', random, [palette.mid, palette.dark, palette.deep]) +
  scatterParticles('star', random, 26, '#fff', { left: 0, top: 0, right: 300, bottom: 120 });

const SCENES = { stage, sea, space, storm, clouds, city };

/** A horizon may also stand as a scene: it is then lifted behind the hero. */
export type SceneName = keyof typeof SCENES | Exclude<HorizonName, 'waves' | 'none'> | 'none';

export const SCENE_NAMES = [...Object.keys(SCENES), ...HORIZON_NAMES.filter((name) => name !== 'waves')] as SceneName[];

function isOwnScene(name: SceneName): name is keyof typeof SCENES {
  return Object.hasOwn(SCENES, name);
}

export function drawScene(name: SceneName, ground: SceneGround): string {
  if (isOwnScene(name)) return SCENES[name](ground);
  const { palette, random } = ground;
  return `<g transform="translate(0 -30)">${drawHorizon(name, random, [palette.mid, palette.dark, palette.deep])}</g>`;
}
