import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';

export const Shares = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  > button { min-height: 48px; }
  ${from.md} { > button { min-height: 56px; } }
`;

export const Limits = styled.dl`
  display: grid;
  gap: 8px;
  margin: -4px 16px 0;
  padding-block: 14px 16px;
  border-block-start: 1px solid ${color.line};
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  > div { display: flex; justify-content: space-between; gap: 12px; }
  dt { font-size: 12px; line-height: 18px; color: ${color.tx3}; }
  dd { margin: 0; font-weight: 500; text-align: end; }
  ${from.md} {
    margin: -6px 20px 0;
    padding-block-end: 20px;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0;
    > div { display: block; padding-inline: 16px; border-inline-start: 1px solid ${color.line}; }
    > div:first-child { padding-inline-start: 0; border: 0; }
    dt { line-height: 17px; }
    dd { margin-block-start: 2px; text-align: start; }
  }
`;
