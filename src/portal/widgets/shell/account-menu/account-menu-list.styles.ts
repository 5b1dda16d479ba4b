import { styled } from 'styled-components';
import { color, layer, motion, radius, shadow } from '#portal/theme/tokens.ts';

export const Panel = styled.div`
  position: absolute;
  z-index: ${layer.popover};
  inset-block-start: calc(100% + 8px);
  inset-inline-end: 0;
  width: min(308px, calc(100vw - 24px));
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line2};
  &:focus-visible { outline: none; }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 16px 12px;
  > div { flex: 1; min-width: 0; }
  p { display: flex; align-items: center; gap: 8px; min-width: 0; }
  p:first-child { font-size: 16px; line-height: 24px; font-weight: 600; }
  p:first-child bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  p:first-child i {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    flex: none;
    padding: 2px 8px;
    border-radius: ${radius.pill};
    background: ${color.accSoft};
    color: ${color.accTx};
    font-size: 12px;
    line-height: 16px;
    font-style: normal;
    font-weight: 600;
  }
  p:last-child { gap: 4px; font-size: 13px; line-height: 18px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  p:last-child span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  padding: 8px;
  border-block-start: 1px solid ${color.line};
  a, button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border-radius: ${radius.m};
    font-size: 14px;
    line-height: 20px;
    font-weight: 500;
    text-align: start;
    color: ${color.tx};
    transition: background ${motion.fast};
    &:hover { background: ${color.surf3}; }
    svg { flex: none; color: ${color.tx3}; }
    > span { flex: 1; }
  }
  /* The way out stands apart from the ways on. */
  li[data-action='signOut'] {
    margin: 8px -8px 0;
    padding: 8px 8px 0;
    border-block-start: 1px solid ${color.line};
    a, button, svg { color: ${color.err}; }
  }
`;
