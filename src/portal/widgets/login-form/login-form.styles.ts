import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const Ways = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export const Rule = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx3};
  &::before, &::after { content: ''; flex: 1; height: 1px; background: ${color.line2}; }
`;
