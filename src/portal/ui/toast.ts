import { styled } from 'styled-components';
import { color, layer, radius, shadow } from '#portal/theme/tokens.ts';

/** A line over the foot of the page, above a bottom bar where there is one. Its content sets its own ARIA role. */
export const Toast = styled.div.attrs<{ readonly 'data-toast'?: string }>({ 'data-toast': '' })`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-end: calc(16px + var(--bottom-bar, env(safe-area-inset-bottom)));
  inset-inline: 16px;
  margin-inline: auto;
  width: fit-content;
  max-width: min(560px, calc(100% - 32px));
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding-block: 6px;
  padding-inline: 16px;
  border-radius: ${radius.m};
  background: ${color.surf3};
  color: ${color.tx};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line2};
  font-size: 14px;
  line-height: 20px;
`;
