import { type ColorRole, lightColors } from './desk-colors.ts';

/** The custom property of a colour role. */
export const propertyOf = (role: ColorRole): string =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Colour roles as custom properties, which follow the scheme of the operator's device. */
export const color = Object.fromEntries(
  Object.keys(lightColors).map((role) => [role, `var(${propertyOf(role as ColorRole)})`]),
) as Record<ColorRole, string>;

/** Corner radii; a nested corner is the outer one less the padding between them. */
export const radius = { s: '6px', m: '8px', l: '12px', xl: '16px', pill: '999px' } as const;

/** Shadows, from the edge of a card to what floats above all. */
export const shadow = { low: 'var(--sh1)', middle: 'var(--sh2)', high: 'var(--sh3)' } as const;

export const font = { text: 'var(--font)', mono: 'var(--mono)' } as const;

export const motion = {
  fast: '120ms cubic-bezier(.3,.1,.3,1)',
  base: '200ms cubic-bezier(.2,.8,.2,1)',
  slow: '320ms cubic-bezier(.2,.8,.2,1)',
} as const;

/** Layers from the content upwards. */
export const layer = { sticky: 20, shell: 30, dropDown: 50, modal: 60, popover: 70, toast: 80 } as const;

/** Breakpoints, as media queries from the narrow side up. */
export const from = {
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1280px)',
} as const;

/** Where a finger points: targets grow to 44 px there. */
export const coarsePointer = '@media (pointer: coarse)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** Room that the shell takes, for pages that fill what is left. */
export const room = {
  /** The bar at the top. */
  bar: 'var(--bar-height)',
  /** The bar of places at the bottom of narrow screens; none elsewhere. */
  bottom: 'var(--bottom-bar)',
} as const;
