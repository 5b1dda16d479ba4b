import { css } from 'styled-components';

/** A few words in the middle of what a page has left. */
export const centredNoteLook = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  text-align: center;
`;
