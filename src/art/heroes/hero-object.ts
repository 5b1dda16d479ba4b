import type { Palette } from '#art/colour/palettes.ts';
import { oneDecimal as f, fourDecimals } from '#art/svg-number.ts';
import { objectMarkup } from './hero-library.ts';

export interface HeroObject {
  name: string;
  x: number;
  y: number;
  size: number;
  /** The die-cut filter, as a filter reference. */
  filter: string;
  /** Degrees. */
  turn?: number;
  flip?: boolean;
}

/** A colour illustration with the same die-cut edge and light as a cast glyph. */
export function heroObject(id: string, { name, x, y, size, filter, turn = 0, flip = false }: HeroObject): string {
  const scale = fourDecimals(size / 32);
  const transform = `translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(-16 -16)`;
  return `<g filter="${filter}"><g transform="${transform}">${objectMarkup(name, id)}</g></g>`;
}

function tinted(colour: string, opacity: number, mask: string, result: string): string {
  return `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="${mask}" operator="in" result="${result}"/>`;
}

/** The part of the picture just inside its edge, on the side the offset points away from, softened and tinted. */
function innerEdge(dx: number, dy: number, blur: number, colour: string, opacity: number, result: string): string {
  return (
    `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="${result}o"/><feComposite in="SourceAlpha" in2="${result}o" operator="out" result="${result}e"/>` +
    `<feGaussianBlur in="${result}e" stdDeviation="${blur}" result="${result}b"/>${tinted(colour, opacity, `${result}b`, `${result}c`)}` +
    `<feComposite in="${result}c" in2="SourceAlpha" operator="in" result="${result}"/>`
  );
}

/**
 * A hard edge at a fixed distance around the picture: a blur whose faint outer part is made opaque. It stays round at
 * corners, where the dilation filter of SVG is square. The first edge lies 3.4 units out, the second 5.
 */
function cutAround(blurred: string, slope: number, intercept: number, result: string): string {
  return `<feComponentTransfer in="${blurred}" result="${result}"><feFuncA type="linear" slope="${slope}" intercept="${intercept}"/></feComponentTransfer>`;
}

/**
 * One filter: a rim line and an ink line around the picture, a cut edge below, a shadow, and light from upper start.
 */
export function dieCutFilter(filterId: string, { ink, rim, deep }: Palette): string {
  return (
    `<filter id="${filterId}" x="-25%" y="-25%" width="150%" height="165%" color-interpolation-filters="sRGB">` +
    '<feGaussianBlur in="SourceAlpha" stdDeviation="3" result="spread"/>' +
    cutAround('spread', 10, -0.79, 'near') +
    cutAround('spread', 22, -0.556, 'far') +
    tinted(ink, 1, 'near', 'line') +
    tinted(rim, 1, 'far', 'rim') +
    '<feOffset in="line" dy="6" result="side"/><feOffset in="far" dy="14" result="dropped"/><feGaussianBlur in="dropped" stdDeviation="8" result="soft"/>' +
    tinted('#000', 0.5, 'soft', 'shadow') +
    innerEdge(-5, -6, 2.2, deep, 0.75, 'shade') +
    innerEdge(3, 4, 1.1, '#fff', 0.85, 'light') +
    `<feMerge>${['shadow', 'side', 'rim', 'line', 'SourceGraphic', 'shade', 'light'].map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge></filter>`
  );
}
