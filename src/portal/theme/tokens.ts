import type { ThemeColors } from '#contracts/generated/contracts.ts';

const cssName = (role: string): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colorRoles: readonly (keyof ThemeColors)[] = [
  'bg',
  'bg2',
  'surf',
  'surf2',
  'surf3',
  'line',
  'line2',
  'tx',
  'tx2',
  'tx3',
  'pri',
  'priHover',
  'priPressed',
  'onPri',
  'priTx',
  'priSoft',
  'acc',
  'accHover',
  'onAcc',
  'accTx',
  'accSoft',
  'ok',
  'okSoft',
  'warn',
  'warnSoft',
  'err',
  'errSoft',
  'hot',
  'onHot',
  'gold',
  'focus',
  'field',
  'scrim',
  'ink',
  'onArt',
  'onArt2',
  'glass',
  'strip',
  'onStrip',
  'stripTx',
  'band',
  'onBand',
  'onBand2',
  'bandLine',
];

/** The custom property of each colour role, for the theme's inline block. */
export const colorProperties: ReadonlyArray<[role: keyof ThemeColors, property: string]> = colorRoles.map((role) => [
  role,
  `--${cssName(role)}`,
]);

/** Colour roles as custom properties. Components read roles, never colours. */
export const color = Object.fromEntries(
  colorProperties.map(([role, property]) => [role, `var(${property})`]),
) as Record<keyof ThemeColors, string>;

/** Corner radii of the theme. */
export const radius = {
  s: 'var(--r-s)',
  m: 'var(--r-m)',
  l: 'var(--r-l)',
  xl: 'var(--r-xl)',
  tile: 'var(--r-tile)',
  pill: '999px',
} as const;

/** Shadows of things that float, and the edge of cards on light grounds; elevation is lightness first. */
export const shadow = {
  low: 'var(--sh1)',
  middle: 'var(--sh2)',
  high: 'var(--sh3)',
  tile: 'var(--sh-tile)',
  card: 'var(--card-edge)',
} as const;

/** Faces of the brand; `wordmark` is a third hand for studios' names. */
export const font = {
  interface: 'var(--font)',
  display: 'var(--display)',
  mono: 'var(--mono)',
  wordmark: 'var(--wordmark)',
} as const;

/** Overlays on art, the same in every brand: light edges and dark scrims. */
export const overlay = { edge: 'var(--edge)', inkSoft: 'var(--ink-soft)', inkStrong: 'var(--ink-strong)' } as const;

export const gradient = 'var(--grad)';

export const motion = {
  fast: '120ms cubic-bezier(.3,.1,.3,1)',
  base: '200ms cubic-bezier(.2,.8,.2,1)',
  slow: '320ms cubic-bezier(.2,.8,.2,1)',
} as const;

/** Layers from content upwards. */
export const layer = {
  sticky: 20,
  shell: 30,
  service: 40,
  dropDown: 50,
  modal: 60,
  popover: 70,
  toast: 80,
  loading: 90,
} as const;

/** The layout's breakpoints, as media queries from the narrow side up. */
export const from = {
  sm: '@media (min-width: 480px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1280px)',
  xxl: '@media (min-width: 1680px)',
} as const;

export const finePointer = '@media (hover: hover) and (pointer: fine)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
