import { styled } from 'styled-components';
import { color, from, layer, motion, radius, shadow } from '#portal/theme/tokens.ts';

/** Behind the detail where it covers the list. */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dropDown};
  background: ${color.scrim};
  @media (min-width: 1400px) { display: none; }
`;

/** Beside the list where there is room, else a drawer over it; all of a phone. */
export const DetailPanel = styled.section`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${layer.dropDown};
  display: flex;
  flex-direction: column;
  gap: 14px;
  width: 100%;
  padding: 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.bg2};
  outline: none;
  ${from.sm} { width: min(440px, 100%); box-shadow: ${shadow.high}; }
  @media (min-width: 1400px) {
    position: sticky;
    inset-block: 84px auto;
    z-index: auto;
    width: auto;
    max-height: calc(100vh - 104px);
    border-radius: ${radius.l};
    background: ${color.surf};
    box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  }
  h3 { font-size: 14px; line-height: 20px; font-weight: 600; }
  > p { margin: 0; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const DetailHead = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  i { position: relative; flex: none; width: 44px; height: 44px; border-radius: 10px; overflow: hidden; background: ${color.surf2}; }
  img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 26%; }
  i small { display: none; }
  i b { font-size: 9px; line-height: 11px; }
  > div { flex: 1; min-width: 0; padding-inline-start: 4px; }
  h2 { font-size: 15px; line-height: 20px; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  p { margin: 0; font-size: 12px; line-height: 16px; color: ${color.tx3}; }
`;

export const ToolButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  color: ${color.tx};
  transition: background ${motion.fast};
  &:hover:enabled { background: ${color.surf3}; }
  &:disabled { opacity: 0.4; cursor: default; }
  @media (pointer: coarse) { width: 44px; height: 44px; }
`;

export const DetailSums = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 14px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  font-variant-numeric: tabular-nums;
  dl { display: flex; flex-wrap: wrap; gap: 8px 18px; margin: 0; }
  dt { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  dd { margin: 0; font-size: 15px; line-height: 20px; font-weight: 600; white-space: nowrap; }
  > span { margin-inline-start: auto; }
`;

/** A line of time with a dot for each action. */
export const Actions = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  li { position: relative; display: grid; grid-template-columns: 92px minmax(0, 1fr) auto; gap: 18px; padding-block: 6px; }
  li::before { content: ''; position: absolute; inset-block: 0; inset-inline-start: 100px; width: 1px; background: ${color.line2}; }
  li:first-child::before { inset-block-start: 15px; }
  li:last-child::before { inset-block-end: calc(100% - 15px); }
  li::after { content: ''; position: absolute; inset-block-start: 11px; inset-inline-start: 97px; width: 7px; height: 7px; border-radius: 50%; background: ${color.tx3}; }
  li[data-kind='settled']::after { background: ${color.ok}; }
  time { color: ${color.tx3}; }
  strong { display: block; font-weight: 600; }
  small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx3}; overflow-wrap: anywhere; }
`;

export const Receipts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 12px 14px;
  border-radius: ${radius.l};
  box-shadow: inset 0 0 0 1px ${color.line2};
  font-size: 12px;
  line-height: 17px;
  div { display: flex; justify-content: space-between; gap: 16px; }
  dt { color: ${color.tx2}; white-space: nowrap; }
  dd { margin: 0; font-family: var(--mono); overflow-wrap: anywhere; text-align: end; }
`;
