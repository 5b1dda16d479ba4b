import { styled } from 'styled-components';
import { color, from, radius } from '../theme/tokens.ts';

export const Pane = styled.article`
  display: flex;
  flex-direction: column;
  min-height: 0;
  height: 100%;
`;

export const PaneBody = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  display: grid;
  align-content: start;
  gap: 16px;
  padding: 16px;
  ${from.md} { padding: 18px 24px; }
`;

export const PaneHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  > div { flex: 1; min-width: 180px; }
  h2 { font-size: 16px; line-height: 22px; overflow-wrap: anywhere; }
  h2 > a:hover { color: ${color.priTx}; text-decoration: underline; }
  p { font-size: 13px; color: ${color.tx2}; }
  > strong {
    font-size: 26px;
    line-height: 32px;
    font-weight: 600;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  > div { display: grid; gap: 14px; }
  ${from.xl} { grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr); }
`;

export const Section = styled.section`
  h3 { font-size: 13px; line-height: 28px; }
  > ul, > dl {
    border-radius: ${radius.l};
    background: ${color.surf};
    box-shadow: inset 0 0 0 1px ${color.line};
    font-size: 13px;
    line-height: 18px;
  }
  li, dl > div { display: flex; align-items: center; gap: 12px; min-height: 46px; padding: 8px 14px; }
  dl > div { min-height: 38px; }
  li + li, dl > div + div { border-block-start: 1px solid ${color.line}; }
  li > svg { flex: none; color: ${color.warn}; }
  dt { flex: none; width: 38%; color: ${color.tx2}; }
  dd > span { white-space: pre-line; }
  dd > a { color: ${color.priTx}; text-decoration: underline; }
  dd { flex: 1; min-width: 0; overflow-wrap: anywhere; font-weight: 500; font-variant-numeric: tabular-nums; }
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  a { display: block; border-radius: ${radius.m}; overflow: hidden; box-shadow: 0 0 0 1px ${color.line}; }
  img { width: 132px; height: 132px; object-fit: cover; }
`;

export const DecisionForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  padding: 12px 16px;
  background: ${color.surf};
  box-shadow: inset 0 1px 0 ${color.line};
  > div { flex: 1 1 100%; ${from.md} { flex: 1 1 260px; } }
  button { flex: 1; ${from.md} { flex: none; } }
`;

/** What a decision asks for besides its note, in a line of its own. */
export const Questions = styled.div`
  &&& { flex: 1 1 100%; min-width: 0; }
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 8px 12px;
  > * { flex: 1 1 140px; min-width: 0; }
`;
