import { css, styled } from 'styled-components';
import { color, from, layer, motion, reducedMotion, shadow } from '#portal/theme/tokens.ts';

/** What lies over the page while a drawer is open on a small screen. */
export const DrawerScrim = styled.div<{ readonly $isOpen: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  background: ${color.scrim};
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
  transition: opacity ${motion.slow}, visibility ${motion.slow};
  ${from.lg} { display: none; }
`;

/** A menu that is a drawer at the side of small screens. Its width, and its place on large ones, are its own. */
export const drawerLook = css<{ readonly $isDrawerOpen: boolean }>`
  position: fixed;
  z-index: ${layer.modal};
  inset-block: 0;
  inset-inline-start: 0;
  display: flex;
  flex-direction: column;
  background: ${color.bg2};
  box-shadow: ${shadow.high};
  outline: none;
  visibility: ${({ $isDrawerOpen }) => ($isDrawerOpen ? 'visible' : 'hidden')};
  transform: ${({ $isDrawerOpen }) => ($isDrawerOpen ? 'none' : 'translateX(-100%)')};
  /* Visible at once when it opens, so that it can take the focus; hidden only when it has gone. */
  transition: transform ${motion.slow}, visibility 0s ${({ $isDrawerOpen }) => ($isDrawerOpen ? '0s' : '320ms')};
  /* Even the shortest transition would have it hidden at the moment that it takes the focus. */
  ${reducedMotion} { transition: none; }
  [dir='rtl'] & { transform: ${({ $isDrawerOpen }) => ($isDrawerOpen ? 'none' : 'translateX(100%)')}; }
  ${from.lg} {
    position: sticky;
    z-index: ${layer.sticky};
    width: auto;
    visibility: visible;
    transform: none;
    transition: none;
    [dir='rtl'] & { transform: none; }
  }
`;
