/** @jsxImportSource preact */

const CELL = 10;
const GAP = 2;

interface LineDiagramProps {
  /** The row of the line on each reel. */
  readonly line: readonly number[];
  readonly rows: number;
  readonly number: string;
}

/** A small picture of one line over the cells of a machine, with its number. */
export function LineDiagram({ line, rows, number }: LineDiagramProps) {
  const at = (index: number) => index * (CELL + GAP);
  const width = at(line.length) - GAP;
  const height = at(rows) - GAP;
  const cells = line.flatMap((lit, reel) =>
    Array.from({ length: rows }, (_, row) => ({ x: at(reel), y: at(row), name: row === lit ? 'lit' : 'unlit' })),
  );
  const points = line.map((row, reel) => `${at(reel) + CELL / 2},${at(row) + CELL / 2}`).join(' ');
  return (
    <li class="line-diagram">
      <span>{number}</span>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {cells.map(({ x, y, name }) => (
          <rect key={`${x},${y}`} x={x} y={y} width={CELL} height={CELL} rx={2} class={name} />
        ))}
        <polyline points={points} />
      </svg>
    </li>
  );
}
