import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  font-variant-numeric: tabular-nums;
  ${pageTitleLook}
`;

const segments = `
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 4px;
  border-radius: ${radius.m};
  background: ${color.surf2};
`;

export const Tabs = styled.div`
  ${segments}
  button { min-height: 40px; padding: 0 12px; border: 0; border-radius: ${radius.s}; background: none; font: inherit; font-size: 14px; font-weight: 600; color: ${color.tx2}; cursor: pointer; }
  button[aria-pressed='true'] { background: ${color.surf3}; color: ${color.tx}; }
  ${from.lg} { display: none; }
`;

export const Segments = styled.div`
  ${segments}
  margin: 0 16px 12px;
  button { min-height: 32px; padding: 0 8px; border: 0; border-radius: ${radius.s}; background: none; font: inherit; font-size: 13px; font-weight: 600; color: ${color.tx2}; cursor: pointer; }
  button[aria-pressed='true'] { background: ${color.surf3}; color: ${color.tx}; }
`;

/** Side by side where there is room; on a phone the chosen one alone. */
export const Columns = styled.div<{ readonly $count: number }>`
  display: grid;
  gap: 16px;
  > div { display: none; flex-direction: column; gap: 16px; min-width: 0; }
  > div[data-is-chosen='true'] { display: flex; }
  ${from.lg} {
    grid-template-columns: ${({ $count }) => ($count > 1 ? 'minmax(0, 1.65fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
    align-items: start;
    > div { display: flex; }
  }
`;

export const Outcome = styled.p<{ readonly $isError?: boolean }>`
  padding: 12px 14px;
  border-radius: ${radius.m};
  background: ${({ $isError = false }) => ($isError ? color.errSoft : color.okSoft)};
  font-size: 13px;
  line-height: 18px;
  &:empty { display: none; }
`;

export const Group = styled.section`
  min-width: 0;
  overflow: clip;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; padding: 16px; }
  h2 { font-size: 16px; line-height: 22px; font-weight: 600; }
  header b { padding: 2px 8px; border-radius: ${radius.pill}; background: ${color.surf2}; font-size: 12px; line-height: 16px; font-weight: 600; }
  header span { margin-inline-start: auto; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  > p { padding: 12px 16px 16px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  > ul { margin: 0; padding: 0; list-style: none; }
  > footer { padding: 12px 16px 16px; font-size: 12px; line-height: 17px; color: ${color.tx2}; }
`;

export const MissionRow = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding: 12px 16px;
  border-block-start: 1px solid ${color.line};
  > i { display: grid; place-items: center; width: 40px; height: 40px; border-radius: ${radius.m}; background: ${color.surf2}; color: ${color.tx2}; }
  > div { display: grid; gap: 6px; min-width: 0; }
  p { font-size: 14px; line-height: 20px; font-weight: 600; overflow-wrap: anywhere; }
  div > p:last-child { font-size: 12px; line-height: 16px; font-weight: 400; color: ${color.tx2}; }
  div > p:last-child b { font-weight: 600; color: ${color.tx}; }
  div > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 10px; }
  div > div span { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  &[data-state='ready'] { background: ${color.priSoft}; }
  &[data-state='ready'] > i { background: ${color.priSoft}; color: ${color.pri}; }
  &[data-state='claimed'] > i { background: ${color.okSoft}; color: ${color.ok}; }
  &[data-state='claimed'] p:first-child { font-weight: 400; color: ${color.tx2}; }
`;

export const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 3px 10px;
  border-radius: ${radius.pill};
  background: ${color.okSoft};
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
  color: ${color.ok};
`;

/** The first one stands in the middle, and higher. */
export const Podium = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: 8px;
  margin: 0;
  padding: 0 16px 12px;
  list-style: none;
  li { display: flex; flex-direction: column; align-items: center; gap: 4px; min-width: 0; padding: 12px 6px; border-radius: ${radius.m}; background: ${color.surf2}; font-size: 12px; line-height: 16px; text-align: center; }
  li:nth-child(1) { order: 2; padding-block: 22px 16px; background: ${color.accSoft}; }
  li:nth-child(2) { order: 1; }
  li:nth-child(3) { order: 3; }
  li[data-is-own] { box-shadow: inset 0 0 0 2px ${color.pri}; }
  i { display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%; background: ${color.surf3}; font-size: 15px; font-style: normal; font-weight: 600; color: ${color.tx}; }
  bdi { max-width: 100%; font-size: 13px; font-weight: 600; overflow-wrap: anywhere; }
  span { color: ${color.tx2}; }
  b { font-size: 14px; line-height: 18px; font-weight: 600; color: ${color.gold}; }
`;

export const BoardTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  th, td { padding: 12px 6px; text-align: end; font-weight: 400; }
  :is(th, td):first-child { padding-inline-start: 16px; text-align: start; color: ${color.tx2}; }
  :is(th, td):last-child { padding-inline-end: 16px; }
  :is(th, td):nth-child(2) { text-align: start; overflow-wrap: anywhere; }
  thead th { padding-block: 4px 8px; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  tbody tr { border-block-start: 1px solid ${color.line}; }
  tr[data-is-own] { background: ${color.priSoft}; }
  b { font-weight: 600; }
`;

/** The own rank stays at the foot of the screen on a phone. */
export const OwnRank = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  background: linear-gradient(${color.priSoft}, ${color.priSoft}), ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.pri};
  font-size: 13px;
  line-height: 18px;
  > b { font-weight: 600; color: ${color.pri}; }
  p { flex: 1; min-width: 0; font-weight: 600; overflow-wrap: anywhere; }
  p span { display: block; font-size: 12px; line-height: 16px; font-weight: 400; color: ${color.tx2}; }
`;

export const PrizeList = styled.details`
  padding-block-start: 8px;
  summary { width: fit-content; border-radius: ${radius.s}; font-weight: 600; color: ${color.priTx}; cursor: pointer; }
  ol { margin: 8px 0 0; padding: 0; list-style: none; }
  li { display: flex; justify-content: space-between; gap: 12px; padding-block: 4px; }
  b { font-weight: 600; color: ${color.tx}; }
`;

/** All missions, or those that are claimed. */
export const Filter = styled.div`
  ${segments}
  align-self: flex-start;
  button { min-height: 36px; padding: 0 14px; border: 0; border-radius: ${radius.s}; background: none; font: inherit; font-size: 13px; font-weight: 600; color: ${color.tx2}; cursor: pointer; }
  button[aria-pressed='true'] { background: ${color.surf3}; color: ${color.tx}; }
  small { margin-inline-start: 6px; padding: 1px 7px; border-radius: ${radius.pill}; background: ${color.accSoft}; font-size: 12px; color: ${color.accTx}; }
`;

/** How much is claimed, as a ring, beside the days in a row. */
export const Summary = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  padding: 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  > svg { flex: none; transform: rotate(-90deg); fill: none; stroke: ${color.surf3}; stroke-width: 7; }
  [dir='rtl'] & > svg { transform: rotate(-90deg) scaleY(-1); }
  > svg circle + circle { stroke: ${color.pri}; }
  > div { flex: 1 1 200px; min-width: 0; }
  h2 { font-size: 16px; line-height: 22px; font-weight: 600; }
  p { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  ol { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }
  li { display: flex; flex-direction: column; align-items: center; justify-content: space-between; gap: 4px; min-width: 40px; min-height: 56px; padding: 8px 6px; border-radius: ${radius.m}; background: ${color.surf2}; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  li[data-state='done'] { background: ${color.okSoft}; color: ${color.tx}; }
  li[data-state='done'] svg { color: ${color.ok}; }
  li[data-state='today'] { background: ${color.priSoft}; box-shadow: inset 0 0 0 2px ${color.pri}; color: ${color.tx}; }
`;
