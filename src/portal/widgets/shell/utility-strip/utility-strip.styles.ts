import { styled } from 'styled-components';
import { color, from, layer } from '#portal/theme/tokens.ts';

export const Strip = styled.aside`
  display: none;
  position: relative;
  /* A list that opens from the strip lies over the header. */
  z-index: ${layer.service};
  background: ${color.strip};
  color: ${color.onStrip};
  font-size: 13px;
  line-height: 18px;
  :focus-visible { outline-color: ${color.stripTx}; }
  /* The list of languages has a ground of its own. */
  [role='listbox'] :focus-visible { outline-color: ${color.focus}; }
  ${from.md} {
    display: flex;
    align-items: center;
    gap: 20px;
    height: 36px;
    padding-inline: max(32px, calc((100% - var(--page-width, 100%)) / 2));
    > :first-child { flex: 1; min-width: 0; }
    > nav { display: none; }
  }
  /* Narrower, the notices need the room of the links. */
  ${from.lg} { > nav { display: block; } }
`;
