import { make, makeSvg } from '../make-element.ts';

const CELL = 10;
const GAP = 2;

/** A small picture of one line over the cells of a machine, with its number. */
export function lineDiagram(line: readonly number[], rows: number, number: string): HTMLElement {
  const at = (index: number) => index * (CELL + GAP);
  const width = at(line.length) - GAP;
  const height = at(rows) - GAP;
  const cells = line.flatMap((lit, reel) =>
    Array.from({ length: rows }, (_, row) =>
      makeSvg('rect', {
        x: String(at(reel)),
        y: String(at(row)),
        width: String(CELL),
        height: String(CELL),
        rx: '2',
        class: row === lit ? 'lit' : 'unlit',
      }),
    ),
  );
  const points = line.map((row, reel) => `${at(reel) + CELL / 2},${at(row) + CELL / 2}`).join(' ');
  const picture = makeSvg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...cells,
    makeSvg('polyline', { points }),
  );
  return make('li', { class: 'line-diagram' }, make('span', {}, number), picture);
}
