import { textPath } from '#art/lettering/text-path.ts';
import { oneDecimal as f } from '../svg-number.ts';

export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs';

/** Suit signs on a board of 100 units. */
const SIGNS: Record<Suit, { path: string; colour: string }> = {
  spades: {
    path: 'M50 6C50 6 12 38 12 60C12 76 32 82 44 70L38 94H62L56 70C68 82 88 76 88 60C88 38 50 6 50 6Z',
    colour: '#12141C',
  },
  hearts: { path: 'M50 92C50 92 8 60 8 32C8 8 40 4 50 28C60 4 92 8 92 32C92 60 50 92 50 92Z', colour: '#D3173B' },
  diamonds: { path: 'M50 4L86 50L50 96L14 50Z', colour: '#D3173B' },
  clubs: {
    path: 'M50 6A20 20 0 0 1 64 40A20 20 0 1 1 56 70L62 94H38L44 70A20 20 0 1 1 36 40A20 20 0 0 1 50 6Z',
    colour: '#12141C',
  },
};

export interface PlayingCard {
  x: number;
  y: number;
  width: number;
  /** Degrees. */
  turn: number;
  /** The blur of the card's shadow, as a filter reference. */
  shadowBlur: string;
}

function cardBody({ x, y, width: w, turn, shadowBlur }: PlayingCard, print: (height: number) => string): string {
  const h = w * 1.42;
  const rounded = (dx: number, dy: number, inset: number, paint: string) =>
    `<rect x="${f(-w / 2 + dx + inset)}" y="${f(-h / 2 + dy + inset)}" width="${f(w - 2 * inset)}" height="${f(h - 2 * inset)}" rx="${f(w * 0.1 - inset / 2)}" ${paint}/>`;
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn})">` +
    rounded(w * 0.02, w * 0.08, 0, `fill="#000" opacity=".38" filter="${shadowBlur}"`) +
    rounded(0, 0, 0, 'fill="#FFFDF8"') +
    rounded(0, 0, 0.5, 'fill="none" stroke="#000" stroke-opacity=".12"') +
    `${print(h)}</g>`
  );
}

/** A card face up: its rank and sign in the corner, and a large sign in the middle. */
export function faceUpCard(card: PlayingCard, rank: string, suit: Suit): string {
  const { path, colour } = SIGNS[suit];
  const { width: w } = card;
  const sign = (left: number, top: number, size: number) =>
    `<path d="${path}" transform="translate(${f(left)} ${f(top)}) scale(${size / 100})"/>`;
  return cardBody(card, (h) => {
    const label = textPath({ text: rank, face: 'alfa-slab-one', size: w * 0.28, x: -w * 0.42, y: -h / 2 + w * 0.31 });
    return `<g fill="${colour}"><path d="${label}"/>${sign(-w * 0.41, -h / 2 + w * 0.38, w * 0.19)}${sign(-w * 0.26, -w * 0.12, w * 0.52)}</g>`;
  });
}

export function faceDownCard(card: PlayingCard, backColour: string): string {
  const { width: w } = card;
  return cardBody(card, (h) => {
    let lattice = '';
    for (let row = 0; row < 6; row++) {
      const top = f(-h / 2 + w * (0.06 + row * 0.2));
      const foot = f(-h / 2 + w * (0.26 + row * 0.2));
      lattice += `M${f(-w * 0.44)} ${top}L${f(w * 0.44)} ${foot}M${f(w * 0.44)} ${top}L${f(-w * 0.44)} ${foot}`;
    }
    return (
      `<rect x="${f(-w * 0.44)}" y="${f(-h / 2 + w * 0.06)}" width="${f(w * 0.88)}" height="${f(h - w * 0.12)}" rx="${f(w * 0.07)}" fill="${backColour}"/>` +
      `<path d="${lattice}" stroke="#fff" stroke-opacity=".35" stroke-width="${f(w * 0.03)}"/>`
    );
  });
}
