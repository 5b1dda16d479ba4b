import { css } from 'styled-components';
import { font, from } from '#portal/theme/tokens.ts';

/** The title of a page, for the block that it stands in. */
export const pageTitleLook = css`
  h1 { font: var(--display-w) 22px/28px ${font.display}; letter-spacing: var(--display-track); }
  ${from.md} { h1 { font-size: 26px; line-height: 32px; } }
`;
