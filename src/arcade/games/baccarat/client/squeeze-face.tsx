/** @jsxImportSource preact */
import { signOfRank, suitPaths } from '#arcade/games/video-poker/client/card-face.tsx';
import { ACE, JACK, rankOf, suitOf } from '#arcade/games/video-poker/rules/cards.ts';

/** Positions of the pips of each rank: columns and rows from -1 to 1, as on printed cards. */
const SIGNS: Readonly<Record<number, readonly (readonly [across: number, down: number])[]>> = {
  2: pairs([], [-1, 1]),
  3: pairs([], [-1, 0, 1]),
  4: pairs([-1, 1], []),
  5: pairs([-1, 1], [0]),
  6: pairs([-1, 0, 1], []),
  7: pairs([-1, 0, 1], [-0.5]),
  8: pairs([-1, 0, 1], [-0.5, 0.5]),
  9: pairs([-1, -0.33, 0.33, 1], [0]),
  10: pairs([-1, -0.33, 0.33, 1], [-0.66, 0.66]),
};

/** Signs in rows of two at the sides, and single ones in the middle. */
function pairs(sides: readonly number[], middle: readonly number[]): readonly (readonly [number, number])[] {
  return [
    ...sides.flatMap((down) => [[-1, down] as const, [1, down] as const]),
    ...middle.map((down) => [0, down] as const),
  ];
}

/** One sign, its middle at a point of the card. Those of the lower half stand on their heads. */
function Sign({
  path,
  x,
  y,
  size,
}: {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const turn = y > 70 ? ' rotate(180)' : '';
  return <path d={path} transform={`translate(${x} ${y})${turn} scale(${size / 24}) translate(-12 -12)`} />;
}

/** The face of a squeezed card, with all signs of its number: what shows at its edges tells the rank bit by bit. */
export function SqueezeFace({ card }: { readonly card: number }) {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const path = suitPaths[suit];
  const signs = SIGNS[rank + 2] ?? [];
  const sign = signOfRank(rank);
  return (
    <g class={suit === 'hearts' || suit === 'diamonds' ? 'vp-red' : 'vp-black'}>
      <rect class="vp-paper" x="1" y="1" width="98" height="138" rx="9" />
      {['', 'rotate(180 50 70)'].map((turn) => (
        <g key={turn} transform={turn}>
          <text class="bc-corner" x="13" y="21">
            {sign}
          </text>
          <path d={path} transform="translate(7.5 25) scale(0.46)" />
        </g>
      ))}
      {rank >= JACK && rank < ACE && (
        <>
          <rect class="bc-court" x="25" y="20" width="50" height="100" rx="4" />
          <text class="bc-letter" x="50" y="86">
            {sign}
          </text>
        </>
      )}
      {rank === ACE && <Sign path={path} x={50} y={70} size={46} />}
      {signs.map(([across, down]) => (
        <Sign key={`${across} ${down}`} path={path} x={50 + across * 20} y={70 + down * 45} size={20} />
      ))}
    </g>
  );
}
