import { styled } from 'styled-components';

export const Told = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  button { white-space: normal; }
`;
