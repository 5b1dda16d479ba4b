import { styled } from 'styled-components';
import { color, font, from, radius, shadow } from '#portal/theme/tokens.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 56px;
  padding: 10px 16px;
  > div { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 12px; flex: 1; min-width: 0; }
  h2 { font: var(--display-w) 18px/26px ${font.display}; letter-spacing: var(--display-track); }
  time { font-size: 13px; line-height: 18px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  button svg { display: block; }
  ${from.md} { padding-inline: 20px; }
`;

export const Prizes = styled.table<{ readonly $isOld: boolean }>`
  width: 100%;
  border-collapse: collapse;
  opacity: ${({ $isOld }) => ($isOld ? 0.55 : 1)};
  th, td { padding: 11px 16px; font-size: 14px; line-height: 20px; vertical-align: middle; }
  th { width: 108px; padding-inline-end: 0; font-weight: 400; font-size: 13px; text-align: start; color: ${color.tx2}; }
  td { padding-inline: 8px; }
  tr + tr > * { border-block-start: 1px solid ${color.line}; }
  tr[data-special] > * { background: ${color.priSoft}; border: 0; }
  tr[data-special] th { font-weight: 600; color: ${color.priTx}; }
  tr[data-special] li { font-weight: 800; font-size: 24px; line-height: 30px; letter-spacing: 0.08em; color: ${color.priTx}; }
  tr[data-special] + tr > * { border: 0; }
  ${from.md} {
    th, td { padding-inline: 20px; }
    th { width: 128px; padding-inline-end: 0; font-size: 14px; }
  }
`;

export const Numbers = styled.ol<{ readonly $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 6px 0;
  text-align: center;
  font-variant-numeric: tabular-nums;
  li { font-weight: 600; }
  ${from.md} { li { letter-spacing: 0.04em; } }
`;

export const OneRow = styled.div`
  padding: 4px 16px 20px;
  ${from.md} { padding-inline: 20px; }
`;

export const Rows = styled.ol`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    min-height: 52px;
    padding: 10px 16px;
    border-block-start: 1px solid ${color.line};
  }
  p { display: flex; align-items: baseline; gap: 10px; width: 100%; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums; }
  b { font-weight: 600; }
  time { color: ${color.tx3}; }
  ${from.md} {
    > li { padding-inline: 20px; flex-wrap: nowrap; }
    p { flex: none; flex-direction: column; gap: 0; width: 168px; }
  }
`;

export const Waiting = styled(Skeleton)`
  flex: 1;
  min-height: 420px;
  margin: 0 16px 16px;
`;
