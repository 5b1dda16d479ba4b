import { css } from 'styled-components';
import { color, motion, radius } from '#portal/theme/tokens.ts';

/** An icon to press in a bar, for whatever element does the work. */
export const roundActionLook = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${radius.m};
  color: ${color.tx2};
  transition: background ${motion.fast}, color ${motion.fast};
  &:hover, &[aria-expanded='true'] { background: ${color.surf2}; color: ${color.tx}; }
`;
