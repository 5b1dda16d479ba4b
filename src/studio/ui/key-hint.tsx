import { styled } from 'styled-components';
import { coarsePointer, color } from '../theme/tokens.ts';

/** The key that does what it stands beside. Those who use no keyboard do not see it. */
export const KeyHint = styled.kbd.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  min-width: 18px;
  padding-inline: 5px;
  border-radius: 5px;
  background: ${color.surf};
  color: ${color.tx2};
  box-shadow: inset 0 0 0 1px ${color.line2};
  font: inherit;
  font-size: 11px;
  line-height: 20px;
  font-weight: 500;
  text-align: center;
  ${coarsePointer} { display: none; }
`;
