import { textPath } from '#art/lettering/text-path.ts';
import { chipStack } from './chip-stack.ts';
import { faceDownCard, faceUpCard, type PlayingCard, type Suit } from './playing-card.ts';
import { felt, type TableSet } from './table-set.ts';

type Dealt = readonly [x: number, y: number, width: number, turn: number, rank: string, suit: Suit];

function deal({ shadowBlur }: TableSet, hand: readonly Dealt[]): string {
  return hand
    .map(([x, y, width, turn, rank, suit]) => faceUpCard({ x, y, width, turn, shadowBlur }, rank, suit))
    .join('');
}

export function blackjackTable(set: TableSet): string {
  const { palette, shadowBlur } = set;
  const arc = (text: string, size: number, y: number, sag: number) =>
    textPath({ text, face: 'cinzel', size, x: 160, y, centred: true, sag });
  const holeCard: PlayingCard = { x: 152, y: 50, width: 44, turn: 3, shadowBlur };
  return (
    felt(set, 62) +
    `<path d="${arc('BLACKJACK PAYS 3 TO 2', 15, 106, 15)}" fill="${palette.accent}"/>` +
    `<path d="${arc('DEALER STANDS ON ALL 17S - INSURANCE PAYS 2 TO 1', 8, 122, 18)}" fill="${palette.pale}" opacity=".8"/>` +
    deal(set, [[120, 52, 44, -6, '9', 'clubs']]) +
    faceDownCard(holeCard, palette.accentDeep) +
    deal(set, [
      [140, 158, 58, -10, 'A', 'spades'],
      [178, 156, 58, 7, 'K', 'hearts'],
    ]) +
    chipStack(248, 172, 20, 'violet', 4) +
    chipStack(284, 190, 18, 'gold', 2) +
    chipStack(60, 186, 18, 'teal', 3)
  );
}

/** The shoe at the end of the table, with the next card half drawn. */
function dealingShoe(colour: string): string {
  return `<g transform="translate(252 30) scale(.8)"><rect y="14" width="66" height="36" rx="6" fill="#160A12"/><rect x="4" y="10" width="58" height="30" rx="5" fill="${colour}"/><path d="M4 26H-18L-6 44H14Z" fill="#fff"/></g>`;
}

export function baccaratTable(set: TableSet): string {
  const label = (text: string, x: number) => textPath({ text, face: 'cinzel', size: 14, x, y: 196, centred: true });
  return (
    felt(set, 56) +
    '<g stroke="#fff" stroke-opacity=".5" stroke-width="1.6"><path d="M26 206Q60 110 150 104L150 206Z" fill="#1D5BE0" fill-opacity=".35"/><path d="M170 104Q260 110 294 206L170 206Z" fill="#D81E3E" fill-opacity=".35"/></g>' +
    `<path d="${label('PLAYER', 96)}${label('BANKER', 226)}" fill="#fff"/>` +
    deal(set, [
      [84, 142, 44, -8, '9', 'hearts'],
      [118, 138, 44, 6, 'K', 'clubs'],
      [204, 138, 44, -5, '7', 'spades'],
      [238, 142, 44, 8, 'A', 'diamonds'],
    ]) +
    chipStack(160, 190, 15, 'gold', 3) +
    dealingShoe(set.palette.accentDeep)
  );
}

export function pokerTable(set: TableSet): string {
  return (
    felt(set, 64) +
    deal(set, [
      [70, 110, 46, -16, 'A', 'diamonds'],
      [112, 98, 46, -8, 'K', 'diamonds'],
      [156, 94, 46, 0, 'Q', 'diamonds'],
      [200, 98, 46, 8, 'J', 'diamonds'],
      [242, 110, 46, 16, '10', 'diamonds'],
    ]) +
    chipStack(128, 178, 20, 'red', 4) +
    chipStack(170, 188, 20, 'black', 5) +
    chipStack(212, 180, 18, 'green', 3)
  );
}
