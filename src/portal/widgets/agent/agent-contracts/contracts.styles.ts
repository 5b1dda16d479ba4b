import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { DeskCard } from '#portal/forms/desk/desk-card.styles.ts';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';

/** Cards of terms: two beside each other where there is room. */
export const TermsGrid = styled.div`
  display: grid;
  gap: 14px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${from.lg} { grid-template-columns: repeat(auto-fit, minmax(400px, 1fr)); }
`;

export const TermsCard = styled(DeskCard)`
  padding: 16px 18px 14px;
  min-height: 176px;
  > [role='group'] { margin: 0; }
  > header { display: flex; align-items: center; gap: 10px; margin-block-end: 12px; }
  > header > svg { color: ${color.tx3}; }
  h2 { flex: 1; font-size: 15px; line-height: 22px; font-weight: 600; }
  > ul { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 10px 0 0; padding: 0; list-style: none; font-size: 12px; line-height: 18px; color: ${color.tx2}; }
  > p { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const OfferNotice = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  padding: 14px 18px;
  border-radius: ${radius.l};
  background: ${color.priSoft};
  > div { flex: 1 1 220px; font-size: 13px; line-height: 19px; color: ${color.tx2}; }
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; color: ${color.tx}; }
`;

export const Way = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;

/** What became of a contract, step by step. */
export const History = styled.ol`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
  li { padding-block: 6px; }
  li + li { border-block-start: 1px solid ${color.line}; }
  b { margin-inline-end: 8px; font-weight: 600; color: ${color.tx}; }
  q { display: block; }
`;

export const DrawerButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;
`;

/** Which two versions are compared. */
export const VersionChoice = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  margin-block: 12px 8px;
  > span { min-width: 0; }
  + p { font-size: 12px; line-height: 18px; color: ${color.tx2}; }
`;

/** Values of two versions; what differs is marked. */
export const CompareTable = styled.table`
  width: 100%;
  margin-block-start: 8px;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  th, td { padding: 7px 8px; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  thead :is(th, td) { background: ${color.surf2}; font-size: 12px; font-weight: 600; color: ${color.tx2}; }
  tbody th { font-weight: 500; color: ${color.tx2}; }
  tbody th[scope='rowgroup'] { padding-block-start: 14px; font-weight: 600; color: ${color.tx}; }
  tbody tr { border-block-start: 1px solid ${color.line}; }
  [data-differs] { background: ${color.priSoft}; }
  [data-differs] td { font-weight: 600; }
  [data-differs] th { color: ${color.tx}; }
`;

export const Differs = styled.span`
  margin-inline-start: 6px;
  color: ${color.priTx};
  i { font-style: normal; font-weight: 600; }
`;

/** Payments, two lines each. */
export const PaidList = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 2px 12px; padding-block: 8px; }
  li + li { border-block-start: 1px solid ${color.line}; }
  b { font-weight: 500; }
  li > bdi { justify-self: end; font-weight: 600; }
  li > :last-child { justify-self: end; }
  small { font-size: 12px; color: ${color.tx2}; }
`;
