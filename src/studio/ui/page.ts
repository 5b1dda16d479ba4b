import { styled } from 'styled-components';
import { color, from } from '../theme/tokens.ts';

/** A page of cards under a heading, as wide as tables can be read. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  width: 100%;
  max-width: 1440px;
  margin-inline: auto;
  padding: 16px 16px 24px;
  ${from.md} { padding-inline: 24px; }
  > h1 { font-size: 20px; line-height: 28px; }
  > nav:first-child { font-size: 13px; color: ${color.tx2}; a { font-weight: 500; } }
`;
