import { die } from './die.ts';
import { felt, type TableSet } from './table-set.ts';

/** Three dice under a glass dome. */
export function diceTable(set: TableSet): string {
  const { goldPaint, palette } = set;
  const plate = (y: number, rx: number, ry: number, paint: string) =>
    `<ellipse cx="160" cy="${y}" rx="${rx}" ry="${ry}" ${paint}/>`;
  return (
    felt(set, 84) +
    plate(168, 98, 30, 'fill="#000" opacity=".35"') +
    plate(158, 96, 30, `fill="${goldPaint}"`) +
    plate(153, 90, 27, `fill="${palette.deep}"`) +
    die(122, 128, 28, [6, 5, 4], 'red') +
    die(164, 112, 28, [5, 3, 1], 'ivory') +
    die(204, 130, 28, [4, 6, 2], 'red') +
    '<path d="M70 152Q70 34 160 30Q250 34 250 152" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>' +
    '<path d="M92 130Q90 64 130 46" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".5"/>' +
    `<circle cx="160" cy="28" r="8" fill="${goldPaint}"/>`
  );
}
