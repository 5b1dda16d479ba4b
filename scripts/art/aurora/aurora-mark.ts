/** The brand's gradient, in the direction of the mark. */
const GRADIENT =
  '<linearGradient id="aurora-mark" gradientUnits="userSpaceOnUse" x1="3" y1="20" x2="26" y2="10"><stop offset="0" stop-color="#2FE3C5"/><stop offset=".5" stop-color="#5AA9FF"/><stop offset="1" stop-color="#9A78FF"/></linearGradient>';

/** Four leaning bars, like curtains of light. */
const BARS =
  '<path d="M2.2 25.2L5 16.6c.3-1 1.3-1.6 2.3-1.4s1.6 1.2 1.3 2.2l-2.4 7.8zM8.6 25.2l4-19.4c.3-1.3 1.5-2.1 2.7-1.8s2 1.5 1.6 2.8l-4.5 18.4zM15.4 25.2l2.3-10.6c.3-1.2 1.4-1.9 2.5-1.6s1.8 1.4 1.5 2.5l-2.6 9.7zM21.8 25.2l.9-4.6c.2-.9 1.1-1.5 2-1.3s1.5 1.1 1.2 2l-1 3.9z" fill="url(#aurora-mark)"/>';

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"';

/** The mark on a clear ground. */
export function auroraMark(): string {
  return `${OPEN} width="28" height="28"><defs>${GRADIENT}</defs>${BARS}</svg>`;
}

/**
 * The mark on the brand's night, for tabs and home screens; the ground is rounded where the system does not mask it.
 */
export function auroraIcon({ rounded }: { rounded: boolean }): string {
  const ground = `<rect width="28" height="28" fill="#0D1224"${rounded ? ' rx="6.5"' : ''}/>`;
  return `${OPEN} width="512" height="512"><defs>${GRADIENT}</defs>${ground}<g transform="translate(3.7 3.5) scale(.72)">${BARS}</g></svg>`;
}
