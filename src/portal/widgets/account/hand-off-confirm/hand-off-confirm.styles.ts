import { styled } from 'styled-components';

export const Question = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export const Choice = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  button { white-space: normal; }
`;
