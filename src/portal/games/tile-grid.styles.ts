import { css, styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';
import type { TileLook } from '#portal/ui/game-tile/game-tile.tsx';

const portrait = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px 10px;
  ${from.sm} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${from.md} { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 16px; }
  ${from.lg} { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  ${from.xxl} { grid-template-columns: repeat(var(--tiles-most, 8), minmax(0, 1fr)); }
`;

const live = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 10px;
  ${from.md} { grid-template-columns: repeat(var(--live-most, 3), minmax(0, 1fr)); gap: 16px; }
  ${from.lg} { grid-template-columns: repeat(var(--live-most, 4), minmax(0, 1fr)); }
`;

const between = {
  mdAndLg: '@media (min-width: 768px) and (max-width: 1023px)',
  smAndMd: '@media (min-width: 480px) and (max-width: 767px)',
} as const;

/** A row on the home page ends with a whole line: where the columns don't divide it, the last ones stay away. */
const wholeLines = {
  portrait: css`
    ${between.smAndMd} { > :nth-child(5):nth-last-child(2) { display: none; } > :last-child:nth-child(6) { grid-column: auto / span 4; aspect-ratio: auto; flex-direction: row; } }
    ${between.mdAndLg} { > :nth-child(n + 11) { display: none; } > :nth-child(5):nth-last-child(2) { display: none; } }
    ${from.xxl} { > :nth-child(n + 9) { display: var(--tiles-rest, none); } }
  `,
  live: css`
    ${between.mdAndLg} { > :nth-child(n + 7) { display: none; } }
  `,
} as const;

interface GridStyle {
  readonly $look: TileLook;
  readonly $isRow: boolean;
}

export const Grid = styled.div<GridStyle>`
  display: grid;
  ${({ $look }) => ($look === 'live' ? live : portrait)}
  ${({ $isRow, $look }) => $isRow && wholeLines[$look]}
`;
