import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';
import { tableLook } from './data-table.styles.ts';

export const Tree = styled.table<{ readonly $isDense: boolean; readonly $isDimmed: boolean }>`
  ${tableLook}
  tbody tr:focus-visible { outline: 2px solid ${color.focus}; outline-offset: -2px; border-radius: 8px; }
`;

/** 24 px for each level; a phone shows two levels, by a guide line. */
export const Indent = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  padding-inline-start: calc(min(var(--level), 2) * 20px);
  > span:first-child:empty { flex: none; width: 24px; }
  ${from.md} { padding-inline-start: calc(var(--level) * 24px); }
`;

export const Expander = styled.button<{ readonly $isOpen: boolean }>`
  display: grid;
  place-items: center;
  position: relative;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: ${radius.s};
  color: ${color.tx2};
  &:hover { background: ${color.surf3}; }
  svg { transform: rotate(${({ $isOpen }) => ($isOpen ? 90 : 0)}deg); transition: transform ${motion.fast}; }
  [dir='rtl'] & svg { transform: rotate(${({ $isOpen }) => ($isOpen ? 90 : 180)}deg); }
  @media (pointer: coarse) { &::after { content: ''; position: absolute; inset: -10px; } }
`;

export const MoreRow = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 28px;
  padding-inline: 4px 10px;
  border-radius: ${radius.m};
  color: ${color.tx2};
  font-weight: 500;
  &:hover { color: ${color.tx}; background: ${color.surf2}; }
  @media (pointer: coarse) { min-height: 44px; }
`;
