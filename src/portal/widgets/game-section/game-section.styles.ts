import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, font, from, motion, radius } from '#portal/theme/tokens.ts';

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-block-start: var(--section-lead, 4px);
  & + & { margin-block-start: var(--section-next, 8px); }
  ${from.md} { & + & { margin-block-start: var(--section-next, 20px); } }
`;

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
  readonly $look: 'portrait' | 'live';
  readonly $isRow: boolean;
}

export const Grid = styled.div<GridStyle>`
  display: grid;
  ${({ $look }) => ($look === 'live' ? live : portrait)}
  ${({ $isRow, $look }) => $isRow && wholeLines[$look]}
`;

export const ViewAll = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-height: 44px;
  padding: 0 4px;
  font-weight: 600;
  font-size: 13px;
  color: ${color.priTx};
  white-space: nowrap;
  span { display: none; font-weight: 500; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  ${from.md} {
    min-height: 36px;
    padding: 0 14px;
    border-radius: 10px;
    background: ${color.surf2};
    color: ${color.tx};
    transition: background ${motion.fast};
    &:hover { background: ${color.surf3}; }
    span { display: inline; }
  }
`;

export const Arrows = styled.div`
  display: none;
  gap: 10px;
  [dir='rtl'] & svg { transform: scaleX(-1); }
  ${from.md} { display: var(--head-arrows, flex); }
`;

export const MoreCard = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 10px;
  aspect-ratio: 3 / 4;
  padding: 8px;
  border-radius: ${radius.tile};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.tx2};
  font-weight: 600;
  font-size: 13px;
  line-height: 18px;
  text-align: center;
  transition: background ${motion.fast}, color ${motion.fast};
  &:hover { background: ${color.surf2}; color: ${color.tx}; }
  svg { color: ${color.priTx}; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

export const ChosenTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  h1 { outline: none; font: var(--display-w) 21px/28px ${font.display}; letter-spacing: var(--display-track); }
  span { color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  ${from.md} { h1 { font-size: 26px; line-height: 32px; } }
`;

/** Keeps the room of the chips until their chunk has come. */
export const ChipsPlace = styled.div`
  height: 36px;
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  padding-block-start: 12px;
`;
