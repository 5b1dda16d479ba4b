import { styled } from 'styled-components';

export const Question = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

export const Choice = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  button { white-space: normal; }
`;
