import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';

/** What a drawer is about: a sign, a name and a line below. */
export const PaymentHead = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 36px;
    height: 36px;
    border-radius: ${radius.m};
    background: ${color.priSoft};
    color: ${color.priTx};
  }
  > div { min-width: 0; }
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
  small { display: block; font: 400 12px/16px ${'var(--mono)'}; color: ${color.tx2}; overflow-wrap: anywhere; }
`;

/** The amount, when it is paid, and on what. */
export const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px 16px;
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
  font-variant-numeric: tabular-nums;
  > div:last-child { display: flex; flex-direction: column; align-items: flex-end; gap: 4px; }
  b { display: block; font-size: 24px; line-height: 32px; font-weight: 600; letter-spacing: -0.02em; color: ${color.tx}; }
`;

/** The calculation in one line. */
export const Formula = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 10px;
  margin-block-start: 14px;
  padding: 10px 12px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx2};
  font-variant-numeric: tabular-nums;
  > span > b { display: block; font-size: 13px; line-height: 18px; font-weight: 600; color: ${color.tx}; }
  > span:last-child { margin-inline-start: auto; }
  > span:last-child > b { color: ${color.priTx}; }
`;

/** Numbered steps with a line between them. */
export const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  font-variant-numeric: tabular-nums;
  > li {
    counter-increment: step;
    position: relative;
    padding-inline-start: 36px;
    padding-block-end: 20px;
    font-size: 12px;
    line-height: 18px;
    color: ${color.tx2};
  }
  > li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0;
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: ${color.priSoft};
    color: ${color.priTx};
    font-size: 12px;
    font-weight: 600;
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 10px;
    inset-block: 26px 4px;
    width: 1px;
    background: ${color.line2};
  }
  > li > header { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; }
  > li > header > h3 { font-size: 13px; line-height: 22px; font-weight: 600; color: ${color.tx}; }
  > li > header > b { font-size: 13px; font-weight: 600; color: ${color.tx}; white-space: nowrap; }
`;

/** Rows that went in. Wide figures move along by themselves. */
export const Inputs = styled.div`
  overflow-x: auto;
  margin-block-start: 6px;
  border-radius: ${radius.m};
  box-shadow: inset 0 0 0 1px ${color.line};
  table { width: 100%; border-collapse: collapse; font-size: 12px; line-height: 16px; }
  th, td { padding: 8px 10px; text-align: end; white-space: nowrap; font-weight: 400; color: ${color.tx2}; }
  th:first-child { text-align: start; }
  thead th { font-weight: 500; color: ${color.tx2}; background: ${color.surf2}; }
  tbody tr, tfoot tr { border-block-start: 1px solid ${color.line}; }
  tbody th { color: ${color.tx}; }
  td:last-child { font-weight: 500; color: ${color.tx}; }
  tfoot :is(th, td) { font-weight: 600; color: ${color.tx}; }
`;

/** The conditions of a tier beside each other. */
export const Conditions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin: 6px 0 4px;
  padding: 0;
  list-style: none;
  li { display: flex; gap: 8px; }
  li > svg { flex: none; margin-block-start: 2px; color: ${color.ok}; }
  li[data-missed] > svg { color: ${color.err}; }
  b { font-weight: 600; color: ${color.tx}; }
  small { display: block; font-size: 12px; }
`;

export const Shares = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; gap: 8px; min-height: 36px; }
  li + li { border-block-start: 1px solid ${color.line}; }
  li > span { min-width: 0; overflow-wrap: anywhere; }
  li > bdi { margin-inline-start: auto; font-weight: 600; color: ${color.tx}; }
  strong { margin-inline-end: 6px; font-weight: 600; color: ${color.tx}; }
`;

/** How an amount is shared, as one bar. */
export const ShareBar = styled.div`
  display: flex;
  overflow: hidden;
  margin-block: 6px;
  border-radius: 6px;
  font-size: 12px;
  line-height: 24px;
  font-weight: 500;
  white-space: nowrap;
  > span { min-width: 0; overflow: hidden; padding-inline: 8px; text-overflow: ellipsis; }
  > span:empty { padding: 0; }
  > span:first-child { background: ${color.accSoft}; color: ${color.accTx}; }
  > span:last-child { background: ${color.pri}; color: ${color.onPri}; }
`;

export const Checked = styled.p<{ readonly $differs: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 12px;
  line-height: 18px;
  color: ${({ $differs }) => ($differs ? color.err : color.tx2)};
  svg { flex: none; }
`;

/** Lets a payment that is ready be asked for. */
export const Asking = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-block-start: 14px;
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
  ${from.md} { > button { flex: none; } }
`;
