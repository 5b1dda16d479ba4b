/** Five petals of a lotus. */
const petals = (colour: string): string =>
  `<g fill="${colour}"><path d="M20 5c5 6 6.5 13 0 25c-6.5-12-5-19 0-25z"/>` +
  '<path d="M9.5 10c6 2.5 9.5 8 9.2 19.5C11 25 8 18.5 9.5 10zM30.5 10c-6 2.5-9.5 8-9.2 19.5C29 25 32 18.5 30.5 10z" opacity=".82"/>' +
  '<path d="M2 18.5c7-.6 12.5 3 15.6 11.6C9.5 30.5 4 26.5 2 18.5zM38 18.5c-7-.6-12.5 3-15.6 11.6C30.5 30.5 36 26.5 38 18.5z" opacity=".62"/></g>';

/** The water below them. */
const water = (colour: string): string =>
  `<path d="M8 34c7.5 2.6 16.5 2.6 24 0" stroke="${colour}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"';

const mark = (petalColour: string): string =>
  `${OPEN} width="40" height="40">${petals(petalColour)}${water('#E2AE45')}</svg>`;

/** The mark on a clear, light ground. */
export const lotusMark = (): string => mark('#B3122F');

/** The mark on the brand's darkest ground. */
export const lotusMarkOnDark = (): string => mark('#FF8FA3');

/** The mark on the brand's crimson, for tabs and home screens. */
export function lotusIcon({ rounded }: { rounded: boolean }): string {
  const ground = `<defs><linearGradient id="lotus-ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#C8183A"/><stop offset="1" stop-color="#7E0A22"/></linearGradient></defs><rect width="40" height="40" fill="url(#lotus-ground)"${rounded ? ' rx="9"' : ''}/>`;
  return `${OPEN} width="512" height="512">${ground}<g transform="translate(6 5.6) scale(.7)">${petals('#FFF3E2')}${water('#F4C765')}</g></svg>`;
}
