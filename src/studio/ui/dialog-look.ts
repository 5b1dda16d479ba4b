import { css } from 'styled-components';
import { color, radius, shadow } from '../theme/tokens.ts';

/** A card in front of the page, which is dimmed. */
export const dialogStyle = css`
  border: 0;
  border-radius: ${radius.xl};
  background: ${color.surf};
  color: ${color.tx};
  box-shadow: ${shadow.high};
  &::backdrop { background: ${color.scrim}; }
`;
