import { styled } from 'styled-components';
import { color, motion } from '#portal/theme/tokens.ts';
import { Panel } from '../lottery-desk.styles.ts';

/** Beside the board where there is room, else a row above it that runs to its side. */
export const Rail = styled(Panel).attrs({ as: 'nav' })`
  padding-block-end: 6px;
  @media (min-width: 768px) and (max-width: 1279px) {
    grid-column: 1 / -1;
    display: flex;
    padding: 0;
    > div { display: none; }
    ul { display: flex; flex: 1; min-width: 0; overflow-x: auto; scrollbar-width: none; }
    li { flex: none; width: 210px; border-inline-end: 1px solid ${color.line}; }
    li a { border-block-start: 0; }
    > a { padding-inline: 14px; }
  }
`;

export const Row = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 60px;
  padding: 8px 14px;
  border-block-start: 1px solid ${color.line};
  transition: background ${motion.fast};
  &:hover { background: ${color.surf2}; }
  &[aria-current] { background: ${color.priSoft}; }
  &[aria-current]::before { content: ''; position: absolute; inset-inline-start: 0; inset-block: 0; width: 3px; background: ${color.pri}; }
  &:focus-visible { outline-offset: -2px; }
  > svg { flex: none; width: 36px; height: 36px; }
  > span { flex: 1; min-width: 0; }
  b { display: block; font-weight: 600; font-size: 14px; line-height: 18px; overflow-wrap: anywhere; }
  small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12px; line-height: 16px; color: ${color.tx3}; }
  &[aria-current] small, &[aria-current] i { color: ${color.tx2}; }
  time { flex: none; font-size: 12px; line-height: 16px; font-weight: 600; font-variant-numeric: tabular-nums; }
  time[data-near] { color: ${color.err}; }
  i { flex: none; max-width: 74px; font-style: normal; font-size: 12px; line-height: 16px; font-weight: 500; color: ${color.tx3}; text-align: end; }
`;

export const All = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  min-height: 46px;
  border-block-start: 1px solid ${color.line};
  font-weight: 600;
  font-size: 13px;
  line-height: 18px;
  color: ${color.priTx};
  &:hover { text-decoration: underline; }
  &:focus-visible { outline-offset: -2px; }
`;
