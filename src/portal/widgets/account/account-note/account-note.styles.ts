import { styled } from 'styled-components';

export const NoteFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  button { white-space: normal; }
`;
