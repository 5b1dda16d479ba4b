import { styled } from 'styled-components';
import { color, font, radius } from '#portal/theme/tokens.ts';

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
  > div { display: flex; align-items: flex-start; gap: 8px; width: 100%; }
  > div code { flex: 1; min-width: 0; }
  code { font: 12px/16px ${font.mono}; overflow-wrap: anywhere; color: ${color.tx}; }
  > button { margin-block-start: 4px; }
`;

export const Verdict = styled.p`
  display: flex;
  gap: 6px;
  &[data-right='true'] svg { color: ${color.ok}; }
  &[data-right='false'] svg { color: ${color.err}; }
  svg { flex: none; }
`;
