import { styled } from 'styled-components';
import { coarsePointer, color } from '../theme/tokens.ts';

/** A button that reads as a link within a line. */
export const TextButton = styled.button`
  position: relative;
  flex: none;
  border-radius: 4px;
  color: ${color.priTx};
  font-size: 12px;
  line-height: 18px;
  font-weight: 600;
  &:hover { text-decoration: underline; }
  ${coarsePointer} { &::after { content: ''; position: absolute; inset: -13px -8px; } }
`;
