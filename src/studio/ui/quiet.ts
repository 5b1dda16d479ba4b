import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** A small sentence beside what it explains. */
export const Quiet = styled.p`
  font-size: 12px;
  line-height: 17px;
  color: ${color.tx2};
  text-wrap: pretty;
`;
