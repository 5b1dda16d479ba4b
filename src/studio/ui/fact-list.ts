import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** Facts, a line each: what it is at the start, and its value at the end. */
export const FactList = styled.dl`
  > div { display: flex; justify-content: space-between; gap: 16px; padding-block: 8px; }
  > div + div { border-block-start: 1px solid ${color.line}; }
  > div:first-child { padding-block-start: 0; }
  > div:last-child { padding-block-end: 0; }
  dt { flex: none; color: ${color.tx2}; }
  dd { min-width: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
