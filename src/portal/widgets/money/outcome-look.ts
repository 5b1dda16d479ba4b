import { css } from 'styled-components';
import { color, radius, shadow } from '#portal/theme/tokens.ts';

/** A card that tells in its middle what came of a payment; each kind of payment gives its icon a colour. */
export const outcomeLook = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 36px 20px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  text-align: center;
  > i {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    margin-block-end: 8px;
    border-radius: 50%;
  }
  h2 { font-size: 16px; line-height: 24px; font-weight: 600; }
  > p { max-width: 460px; font-size: 14px; line-height: 21px; color: ${color.tx2}; text-wrap: pretty; }
`;
