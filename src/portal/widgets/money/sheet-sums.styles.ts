import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

export const SheetSums = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 14px 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
`;
