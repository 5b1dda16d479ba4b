const GOLD =
  '<linearGradient id="meydan-mark" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FBEBC0"/><stop offset="1" stop-color="#C5974A"/></linearGradient>';

/** A star of two squares, and the gate that stands in it. */
const STAR = 'M20 1l5.6 5.6h7.8v7.8L39 20l-5.6 5.6v7.8h-7.8L20 39l-5.6-5.6H6.6v-7.8L1 20l5.6-5.6V6.6h7.8z';
const GATE = 'M13 31V19.5c0-4.5 3.5-6.5 7-10 3.5 3.5 7 5.5 7 10V31h-4V20.5c0-2-1.3-3.2-3-4.7-1.7 1.5-3 2.7-3 4.7V31z';

const star = `<path d="${STAR}" fill="url(#meydan-mark)"/><path d="${GATE}" fill="#04382B"/>`;

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"';

/** The mark on a clear ground. */
export function meydanMark(): string {
  return `${OPEN} width="40" height="40"><defs>${GOLD}</defs>${star}</svg>`;
}

/** The mark on the brand's emerald, for tabs and home screens. */
export function meydanIcon({ rounded }: { rounded: boolean }): string {
  const ground = `<rect width="40" height="40" fill="#06362A"${rounded ? ' rx="9"' : ''}/>`;
  return `${OPEN} width="512" height="512"><defs>${GOLD}</defs>${ground}<g transform="translate(5 5) scale(.75)">${star}</g></svg>`;
}
