import { css } from 'styled-components';

/** A short text in the middle of the remaining page. */
export const centredNoteLook = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  text-align: center;
`;
