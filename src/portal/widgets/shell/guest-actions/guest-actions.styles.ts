import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';

export const Pair = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  /* Long words give way on small screens, and nothing leaves them. */
  button { display: block; flex: 0 1 auto; min-width: 0; padding-inline: 12px; overflow: hidden; text-overflow: ellipsis; font-size: 13px; }
  @media (max-width: 389px) { button { padding-inline: 8px; } button:first-child { padding-inline: 4px; } }
  /* From there on the search and the navigation beside it give way instead. */
  ${from.md} { flex: none; }
  ${from.lg} {
    gap: 12px;
    button { padding-inline: 18px; font-size: 14px; }
  }
`;
