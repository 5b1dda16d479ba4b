import type { Material } from '#art/colour/materials.ts';
import { oneDecimal as f } from '#art/svg-number.ts';
import { type TextBox, type TitleLine, type TitleSetting, titleBlock } from './title-block.ts';

export interface Lettering extends TitleSetting {
  title: string;
  material: Material;
  rimColour: string;
  /** The blur for the dropped shadow, as a filter reference. */
  shadowBlur: string;
  /** Depth of the extruded side in user units. */
  depth?: number;
}

const OUTLINE_WIDTH = 9;
/** The capital height at which the outline has its full width. */
const FULL_OUTLINE_HEIGHT = 44;

/** Small titles get a thinner outline, but never less than 55 per cent of it. */
function outlineWidth(lines: readonly TitleLine[]): number {
  const capHeight = Math.max(0, ...lines.filter(({ minor }) => !minor).map(({ height }) => height));
  return OUTLINE_WIDTH * Math.min(1, Math.max(0.55, capHeight / FULL_OUTLINE_HEIGHT));
}

function definitions(id: string, lines: readonly TitleLine[], { highlight, upper, middle, lower }: Material): string {
  const gradients = lines.map(
    ({ top, height }, index) =>
      `<linearGradient id="${id}g${index}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${f(top)}" y2="${f(top + height)}"><stop offset="0" stop-color="${highlight}"/><stop offset=".42" stop-color="${upper}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${lower}"/></linearGradient>`,
  );
  const paths = lines.map(({ path }, index) => `<path id="${id}l${index}" d="${path}"/>`);
  return `<defs>${gradients.join('')}<g id="${id}t">${paths.join('')}</g></defs>`;
}

/** A title as the game's logo: shadow, extruded side, rim, outline, lit face and a white hairline. */
export function lettering(
  id: string,
  { title, material, rimColour, shadowBlur, depth = 5, ...setting }: Lettering,
  box: TextBox,
): string {
  const lines = titleBlock(title, setting, box);
  if (lines.length === 0) return '';
  const width = outlineWidth(lines);
  const silhouette = (drop: number, fill: string, colour: string, stroke: number) =>
    `<use href="#${id}t"${drop ? ` transform="translate(0 ${f(drop)})"` : ''} fill="${fill}" stroke="${colour}" stroke-width="${f(stroke)}" stroke-linejoin="round"`;
  let side = '';
  for (let drop = depth; drop >= 1; drop -= 1.4)
    side += `${silhouette(drop, material.extrude, material.extrude, width)}/>`;
  return (
    definitions(id, lines, material) +
    `${silhouette(depth + 7, '#000', '#000', width + 4)} opacity=".45" filter="${shadowBlur}"/>` +
    side +
    `${silhouette(0, 'none', rimColour, width + 2.4)}/>` +
    `${silhouette(0, material.extrude, material.extrude, width)}/>` +
    `<use href="#${id}t" transform="translate(0 1.6)" fill="${material.shade}"/>` +
    lines.map((_, index) => `<use href="#${id}l${index}" fill="url(#${id}g${index})"/>`).join('') +
    `<use href="#${id}t" fill="none" stroke="#fff" stroke-width=".9" opacity=".55"/>`
  );
}
