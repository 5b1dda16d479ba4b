import { styled } from 'styled-components';
import { color, from } from '../theme/tokens.ts';

/** The band below the bar: the tabs of a place. */
export const PageHead = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 48px;
  padding-inline: 16px;
  background: ${color.surf};
  box-shadow: inset 0 -1px 0 ${color.line};
  ${from.md} { padding-inline: 24px; }
`;
