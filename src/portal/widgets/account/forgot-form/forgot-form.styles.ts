import { styled } from 'styled-components';

export const Ways = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;
