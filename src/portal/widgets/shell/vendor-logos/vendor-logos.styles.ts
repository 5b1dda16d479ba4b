import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';
import { wordmarkFace } from '#portal/ui/wordmark-face.ts';

export const Logos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 28px;
  color: ${color.tx3};
`;

export const Wordmark = styled.li<{ readonly $hand: number }>`
  ${({ $hand }) => wordmarkFace($hand)}
`;
