import { styled } from 'styled-components';

/** Keeps the room of the chips until their chunk has come. */
export const ChipsPlace = styled.div`
  height: 36px;
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  padding-block-start: 12px;
`;
