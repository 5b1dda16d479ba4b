import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';

export const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 16px;
  position: relative;
  z-index: 1;
  ${from.md} { padding: 28px 40px; }
`;
