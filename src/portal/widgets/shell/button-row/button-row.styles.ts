import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { from } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';

export const Row = styled.div`
  display: none;
  align-items: center;
  gap: 12px;
  ${from.md} { display: flex; }
  /* Narrower, the words need the room of the icons. */
  @media (max-width: 1279px) {
    gap: 8px;
    > * { padding-inline: 14px; svg { display: none; } }
  }
  /* Narrower still, one button keeps its words: the others show only their icons. */
  @media (max-width: 1023px) {
    > :has(> svg):not([data-leads]) {
      position: relative;
      width: 44px;
      padding: 0;
      svg { display: block; }
      span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    }
  }
`;

export const RowButton = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;
