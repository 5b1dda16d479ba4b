import { styled } from 'styled-components';
import { color, from, layer } from '#portal/theme/tokens.ts';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.shell};
  display: flex;
  align-items: center;
  gap: 4px;
  height: 56px;
  padding-inline: 4px 12px;
  background: ${color.bg2};
  box-shadow: inset 0 -1px 0 ${color.line};
  ${from.lg} { height: 64px; gap: 12px; padding-inline: 16px 32px; }
`;

export const Spacer = styled.span`
  flex: 1;
`;

/** The drawer's icon on small screens, the panel's beside the page. */
export const ToggleIcons = styled.span`
  display: grid;
  > :last-child { display: none; }
  ${from.lg} {
    > :first-child { display: none; }
    > :last-child { display: block; }
  }
`;
