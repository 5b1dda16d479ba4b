import { css, styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';
import { drawerLook } from '#portal/ui/drawer.styles.ts';

/** As a rail the menu shows icons alone; the words stay for screen readers, and a heading is a line. */
const rail = css`
  ul ul, ul li > div, [data-quick] { display: none; }
  ul > li:not(:has(> *)) { height: 1px; margin: 10px 12px; padding: 0; background: ${color.line}; color: transparent; }
  li > :is(a, button) { justify-content: center; padding: 0; }
  [data-widget='menu-banner'] { display: none; }
  li > :is(a, button) > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

export const Panel = styled.nav<{ readonly $isOpen: boolean; readonly $isDrawerOpen: boolean }>`
  ${drawerLook}
  width: min(304px, 86vw);
  ${from.lg} {
    inset-block: 64px auto;
    height: calc(100vh - 64px);
    box-shadow: inset -1px 0 0 ${color.line};
    [dir='rtl'] & { box-shadow: inset 1px 0 0 ${color.line}; }
  }
  @media (min-width: 1024px) and (max-width: 1279px) { ${rail} }
  ${from.xl} { ${({ $isOpen }) => !$isOpen && rail} }
`;

/** The way out of the drawer for those who see no scrim. */
export const DrawerHead = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 6px 6px 0;
  margin-block-end: -10px;
  ${from.lg} { display: none; }
`;

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  scrollbar-width: none;
  padding: 16px 12px 8px;
  mask-image: linear-gradient(black calc(100% - 36px), transparent);
`;

export const Quick = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;
  margin-block-end: 10px;
  > * {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 6px;
    height: 68px;
    border-radius: ${radius.m};
    background: ${color.surf};
    font-size: 12px;
    line-height: 16px;
    font-weight: 500;
    color: ${color.tx2};
    svg { color: ${color.priTx}; }
  }
`;

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding-block-end: 28px;
  > li { position: relative; }
  > li > :is(a, button) {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 38px;
    padding: 0 12px;
    border-radius: 10px;
    font-weight: 500;
    font-size: 14px;
    color: ${color.tx2};
    text-align: start;
    transition: background ${motion.fast}, color ${motion.fast};
    svg { color: ${color.tx3}; flex: none; }
    &:hover { background: ${color.surf}; color: ${color.tx}; }
    @media (pointer: coarse) { min-height: 44px; }
  }
  > li > [aria-current] {
    background: ${color.surf2};
    color: ${color.tx};
    svg { color: ${color.priTx}; }
    &::before {
      content: '';
      position: absolute;
      inset-inline-start: -12px;
      inset-block: 9px;
      width: 3px;
      border-start-end-radius: 3px;
      border-end-end-radius: 3px;
      background: ${color.pri};
    }
  }
`;

/** Opens and closes what is below a category; it stands at the end of the category's row. */
export const GroupToggle = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  button {
    display: grid;
    place-items: center;
    width: 38px;
    height: 38px;
    border-radius: 10px;
    color: ${color.tx3};
    &:hover { color: ${color.tx}; }
    @media (pointer: coarse) { width: 44px; height: 44px; }
  }
`;

/** Rows on a guide line. */
export const Group = styled.ul`
  margin: 4px 0 6px;
  margin-inline-start: 21px;
  border-inline-start: 1px solid ${color.line};
  a {
    display: flex;
    align-items: center;
    min-height: 32px;
    padding-inline: 22px 12px;
    border-radius: 8px;
    font-size: 13px;
    line-height: 18px;
    color: ${color.tx3};
    outline-offset: -2px;
    transition: color ${motion.fast};
    &:hover { color: ${color.tx}; }
    @media (pointer: coarse) { min-height: 44px; }
  }
  [aria-current] { color: ${color.priTx}; font-weight: 500; }
`;

export const Heading = styled.li`
  padding: 14px 12px 6px;
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
  color: ${color.tx3};
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Foot = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;
  padding: 10px 12px;
  box-shadow: inset 0 1px 0 ${color.line};
  > :first-child { flex: 1; }
  > [data-widget='menu-banner'] { flex: 1 0 100%; order: -1; }
  /* Over a narrow page the menu reaches down to where toasts appear, and stands above them. */
  body.modal-page:has([data-toast]) & { padding-block-end: calc(88px + env(safe-area-inset-bottom)); }
`;
