import { css } from 'styled-components';
import { pageTitleLook } from './page-title-look.ts';

/** A page of text below its heading; the layout says where on a wide screen it stands. */
export const textPageLook = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  width: 100%;
  max-width: 760px;
  margin-inline: var(--text-place, 0);
  ${pageTitleLook}
`;
