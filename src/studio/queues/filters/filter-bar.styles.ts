import { styled } from 'styled-components';
import { coarsePointer, color, from, radius } from '#studio/theme/tokens.ts';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 8px 16px;
  border-block-end: 1px solid ${color.line};
`;

/** A filter that is on or off. */
export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding-inline: 10px;
  border-radius: ${radius.pill};
  box-shadow: inset 0 0 0 1px ${color.line2};
  color: ${color.tx2};
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
  white-space: nowrap;
  &:hover { color: ${color.tx}; background: ${color.surf2}; }
  &:is([aria-pressed='true'], [aria-expanded='true']) { color: ${color.tx}; font-weight: 600; }
  &[aria-pressed='true'] {
    background: ${color.priSoft};
    color: ${color.onPriSoft};
    box-shadow: inset 0 0 0 1px ${color.pri};
  }
  small { font-size: 11px; font-variant-numeric: tabular-nums; }
  ${coarsePointer} { min-height: 44px; padding-inline: 14px; }
`;

export const Fold = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  flex: 1 1 100%;
  padding-block: 4px;
  > * { min-width: 0; }
  > :first-child { grid-column: 1 / -1; }
  ${from.md} {
    grid-template-columns: repeat(3, 1fr);
    > :first-child { grid-column: auto; }
  }
`;
