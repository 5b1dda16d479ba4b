import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const Note = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  font-size: 15px;
  line-height: 22px;
  color: ${color.tx2};
`;
