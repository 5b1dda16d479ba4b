import { styled } from 'styled-components';
import { color, font, radius } from '#portal/theme/tokens.ts';

export const List = styled.ul`
  + button { width: 100%; min-height: 44px; border-block-start: 1px solid ${color.line}; }
`;

export const NoTickets = styled.p`
  padding: 0 16px 14px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx3};
`;

export const Ticket = styled.li`
  border-block-start: 1px solid ${color.line};
`;

export const Summary = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 56px;
  padding: 8px 16px;
  text-align: start;
  font-variant-numeric: tabular-nums;
  &:hover { background: ${color.surf2}; }
  &:focus-visible { outline-offset: -2px; }
  > svg { flex: none; color: ${color.tx3}; }
  > span { min-width: 0; }
  > span:first-child { flex: 1; }
  > span:nth-child(2) { display: flex; flex-direction: column; align-items: flex-end; gap: 2px; }
  b { display: block; font-weight: 600; font-size: 14px; line-height: 20px; }
  small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  strong { font-weight: 700; color: ${color.ok}; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 16px 12px;
`;

export const Detail = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 2px 16px 14px;
`;

export const Lines = styled.ul`
  border-radius: ${radius.m};
  background: ${color.surf2};
  li { display: flex; justify-content: space-between; gap: 12px; padding: 8px 12px; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums; }
  li + li { border-block-start: 1px solid ${color.line}; }
  li[data-hit] { box-shadow: inset 0 0 0 2px ${color.gold}; border-radius: ${radius.s}; }
  b { display: block; font-weight: 600; overflow-wrap: anywhere; }
  small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  span:last-child { text-align: end; }
`;

export const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 2px;
  font-size: 13px;
  line-height: 18px;
  div { display: flex; justify-content: space-between; gap: 12px; }
  dt { color: ${color.tx2}; }
  dd { font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
`;

export const Proof = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  h3 { font-weight: 600; font-size: 13px; line-height: 18px; }
  p { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  code { font: 12px/16px ${font.mono}; overflow-wrap: anywhere; color: ${color.tx}; }
  button { margin-block-start: 4px; }
`;

export const Verdict = styled.p`
  display: flex;
  gap: 6px;
  &[data-right='true'] svg { color: ${color.ok}; }
  &[data-right='false'] svg { color: ${color.err}; }
  svg { flex: none; }
`;
