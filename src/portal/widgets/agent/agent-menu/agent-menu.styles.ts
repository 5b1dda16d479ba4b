import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { color, from, layer, motion, radius } from '#portal/theme/tokens.ts';
import { drawerLook } from '#portal/ui/drawer.styles.ts';

export const Panel = styled.nav<{ readonly $isDrawerOpen: boolean }>`
  ${drawerLook}
  width: min(288px, 86vw);
  ${from.lg} {
    inset-block: 0 auto;
    height: 100vh;
    height: 100dvh;
    background: none;
    box-shadow: none;
  }
`;

export const Brand = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  padding-inline: 16px 6px;
  a { position: relative; flex: none; border-radius: ${radius.s}; }
  a::after { content: ''; position: absolute; inset: -9px; }
  b { flex: 1; font-size: 15px; line-height: 22px; font-weight: 600; }
  ${from.lg} { button { display: none; } }
`;

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  scrollbar-width: none;
  padding: 0 10px 16px;
`;

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;
  :is(a, button) {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 33px;
    padding: 4px 10px;
    border-radius: 7px;
    font-size: 13.5px;
    line-height: 18px;
    font-weight: 500;
    text-align: start;
    color: ${color.tx2};
    outline-offset: -2px;
    transition: background ${motion.fast}, color ${motion.fast};
    svg { flex: none; color: ${color.tx3}; }
    > span { flex: 1; min-width: 0; }
    &:hover { background: ${color.surf2}; color: ${color.tx}; }
    @media (pointer: coarse) { min-height: 44px; font-size: 15px; }
  }
  [aria-current] {
    background: ${color.priSoft};
    color: ${color.tx};
    svg { color: ${color.pri}; }
    &:hover { background: ${color.priSoft}; }
  }
  [data-badge] { background: ${color.priSoft}; color: ${color.priTx}; font-weight: 600; }
  [aria-current] [data-badge] { background: ${color.surf}; }
`;

export const Heading = styled.li`
  padding: 14px 10px 6px;
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
  color: ${color.tx3};
`;

export const Foot = styled.div`
  flex: none;
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 8px 10px calc(8px + env(safe-area-inset-bottom));
  box-shadow: inset 0 1px 0 ${color.line};
`;

/** Where the bar has no room for the way out. */
export const WayOut = styled(ActionControl)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding-inline: 10px;
  border-radius: ${radius.m};
  font-size: 15px;
  line-height: 20px;
  font-weight: 500;
  color: ${color.err};
  [dir='rtl'] & svg { transform: scaleX(-1); }
  ${from.lg} { display: none; }
`;

/** The bar at the foot of small screens; the page keeps its room free by `--bottom-bar`. */
export const Shortcuts = styled.nav`
  position: fixed;
  z-index: ${layer.service};
  inset-inline: 0;
  inset-block-end: 0;
  padding: 6px 4px calc(6px + env(safe-area-inset-bottom));
  background: ${color.bg2};
  box-shadow: inset 0 1px 0 ${color.line};
  ${from.md} { display: none; }
  ul { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
  :is(a, button) { flex-direction: column; justify-content: center; gap: 2px; min-height: 52px; padding: 4px 2px; font-size: 11px; line-height: 16px; text-align: center; }
  :is(a, button) > span { flex: none; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  svg { width: 22px; height: 22px; }
  [aria-current] { background: none; color: ${color.priTx}; }
  @media (pointer: coarse) { :is(a, button) { font-size: 11px; } }
`;
