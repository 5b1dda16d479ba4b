import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';

export const Frame = styled.div`
  position: relative;
  /* At the shoulder of the avatar, and no place to press by itself. */
  > [data-badge] {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-start: 26px;
    box-shadow: 0 0 0 2px ${color.bg};
    pointer-events: none;
  }
`;

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 44px;
  min-height: 44px;
  padding-inline: 2px;
  border-radius: ${radius.pill};
  > span:first-child { flex: none; width: 40px; height: 40px; }
  > svg { display: none; color: ${color.tx3}; }
  ${from.md} { > svg { display: block; } }
`;
