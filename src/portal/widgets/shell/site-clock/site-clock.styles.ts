import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

/** Its digits are all of one width, so that nothing moves from second to second. */
export const Clock = styled.time<{ readonly $isRunning: boolean }>`
  flex: none;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &:has(b) { display: flex; align-items: center; gap: 8px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  b { font-weight: 600; color: ${color.tx}; }
  small { font-size: 13px; color: ${color.tx3}; }
  visibility: ${({ $isRunning }) => ($isRunning ? 'visible' : 'hidden')};
`;
