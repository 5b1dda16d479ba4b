import { styled } from 'styled-components';

/** Its digits are all of one width, so that nothing moves from second to second. */
export const Clock = styled.time<{ readonly $isRunning: boolean }>`
  flex: none;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  visibility: ${({ $isRunning }) => ($isRunning ? 'visible' : 'hidden')};
`;
