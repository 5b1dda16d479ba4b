import { styled } from 'styled-components';
import { ActionControl } from '#portal/session/action-control.tsx';
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
`;

export const RowButton = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;
