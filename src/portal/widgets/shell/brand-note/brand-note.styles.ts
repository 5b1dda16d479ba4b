import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

export const Note = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 16px;
  p { max-width: 280px; font-size: 13px; line-height: 18px; color: ${color.tx3}; }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

export const Age = styled.span`
  display: inline-flex;
  align-items: center;
  height: 28px;
  padding: 0 8px;
  border-radius: ${radius.pill};
  background: ${color.surf2};
  color: ${color.tx2};
  font-weight: 600;
  font-size: 12px;
`;
