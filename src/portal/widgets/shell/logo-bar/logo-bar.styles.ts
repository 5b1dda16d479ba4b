import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';

export const Bar = styled.header<{ readonly $onArt: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 16px;
  position: relative;
  ${({ $onArt }) => $onArt && `--logo-color: ${color.onArt};`}
  z-index: 1;
  ${from.md} { padding: 28px 40px; }
`;
