import type { TileStage } from '#art/tiles/tile-stage.ts';
import { pick } from '../seeded-random.ts';

type Form = (stage: TileStage) => string;

const disc: Form = ({ palette }) =>
  `<circle cx="150" cy="232" r="128" fill="${palette.bright}"/><circle cx="150" cy="232" r="96" fill="${palette.glow}"/>`;

const diagonal: Form = ({ palette }) =>
  `<path d="M-10 410L310 90V410Z" fill="${palette.bright}"/><path d="M-10 470L310 150V470Z" fill="${palette.accentMid}"/>`;

const arch: Form = ({ palette }) =>
  `<rect x="40" y="120" width="220" height="300" rx="110" fill="${palette.bright}"/><rect x="74" y="154" width="152" height="270" rx="76" fill="${palette.accentMid}"/>`;

const risingSun: Form = (stage) => {
  const turn = stage.random() * 3;
  const rays = stage.rays({ x: 150, y: 240, from: 0, to: 420, count: 12, colour: stage.palette.mid, opacity: 1, turn });
  return `${rays}<circle cx="150" cy="240" r="112" fill="${stage.palette.accent}"/>`;
};

/** A deep ground with one geometric form: no light, no scrim, the lettering on top. A rest for the eye. */
export function flat(stage: TileStage): string {
  const form = pick(stage.random, [disc, diagonal, arch, risingSun]);
  return (
    `<rect width="300" height="400" fill="${stage.palette.deep}"/>` +
    form(stage) +
    stage.pattern(0.12, false) +
    stage.hero({ x: 150, y: 246, size: 250, thickness: 8 }) +
    stage.title({ x: 22, y: 26, width: 256, height: 96, align: 'top' }, { depth: 4 })
  );
}
