import { styled } from 'styled-components';
import { color, from, layer, motion, radius } from '#portal/theme/tokens.ts';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.shell};
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 56px;
  padding-inline: 6px 8px;
  background: ${color.bg2};
  box-shadow: inset 0 -1px 0 ${color.line};
  ${from.lg} { gap: 12px; padding-inline: 24px; }
  ${from.lg} { [data-menu] { display: none; } }
`;

export const Title = styled.b`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 17px;
  line-height: 24px;
  font-weight: 600;
  ${from.lg} { display: none; }
`;

export const Info = styled.div`
  display: none;
  align-items: center;
  gap: 12px;
  flex: 1;
  min-width: 0;
  ${from.lg} { display: flex; }
`;

export const Bell = styled.div`
  position: relative;
  flex: none;
  a, button {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: ${radius.m};
    color: ${color.tx2};
    transition: background ${motion.fast}, color ${motion.fast};
    &:hover { background: ${color.surf2}; color: ${color.tx}; }
    @media (pointer: coarse) { width: 44px; height: 44px; }
  }
  [data-badge] { position: absolute; inset-block-start: -3px; inset-inline-end: -5px; min-width: 18px; padding-inline: 5px; font-size: 11px; line-height: 18px; pointer-events: none; }
`;

export const Line = styled.i`
  display: none;
  flex: none;
  width: 1px;
  height: 24px;
  background: ${color.line};
  ${from.lg} { display: block; }
`;

export const Name = styled.div`
  display: none;
  align-items: center;
  gap: 8px;
  min-width: 0;
  [data-face] { flex: none; width: 36px; height: 36px; margin: 2px; }
  > div { min-width: 48px; max-width: 180px; }
  b, small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-size: 13px; line-height: 17px; font-weight: 600; }
  small { font-size: 12px; line-height: 16px; color: ${color.tx3}; }
  ${from.lg} { display: flex; }
`;

export const Out = styled.div`
  display: none;
  flex: none;
  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding-inline: 12px;
    border-radius: ${radius.m};
    background: ${color.surf};
    box-shadow: inset 0 0 0 1px ${color.line2};
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    white-space: nowrap;
    transition: background ${motion.fast};
    &:hover { background: ${color.surf2}; }
    @media (pointer: coarse) { min-height: 44px; }
    [dir='rtl'] & svg { transform: scaleX(-1); }
  }
  ${from.lg} { display: block; }
`;
