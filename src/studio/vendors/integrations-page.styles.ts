import { styled } from 'styled-components';
import { coarsePointer, color, from, radius, room } from '../theme/tokens.ts';

/** The list and the opened integration beside it; one of them at a time on narrow screens. */
export const Halves = styled.div`
  ${from.lg} { display: grid; grid-template-columns: 264px minmax(0, 1fr); align-items: start; }
`;

export const List = styled.nav<{ readonly $isBehind: boolean }>`
  display: ${({ $isBehind }) => ($isBehind ? 'none' : 'block')};
  padding: 12px 8px;
  background: ${color.surf};
  ${from.lg} {
    display: block;
    position: sticky;
    top: ${room.bar};
    height: calc(100dvh - ${room.bar});
    overflow-y: auto;
    box-shadow: inset -1px 0 0 ${color.line};
  }
  > div { display: flex; align-items: center; gap: 8px; padding: 4px 8px 10px; }
  h2 { flex: 1; font-size: 14px; line-height: 20px; }
  > p { padding: 8px 12px; font-size: 12px; line-height: 17px; color: ${color.tx2}; }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    padding: 6px 12px;
    border-radius: ${radius.m};
    font-size: 13px;
    line-height: 18px;
    &:hover { background: ${color.surf2}; }
    &[aria-current='page'] { ${from.lg} { background: ${color.here}; } }
    > span { flex: 1; min-width: 0; }
    b { display: block; font-weight: 600; overflow-wrap: anywhere; }
    small { font-size: 12px; color: ${color.tx2}; }
    .on { color: ${color.ok}; }
    .off { color: ${color.err}; }
  }
`;

/** The two letters of a vendor. */
export const Letters = styled.i.attrs({ translate: 'no' })`
  display: grid;
  place-items: center;
  flex: none;
  width: 34px;
  height: 34px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  font-size: 12px;
  font-style: normal;
  font-weight: 600;
  color: ${color.tx2};
`;

export const Opened = styled.div<{ readonly $isBehind: boolean }>`
  display: ${({ $isBehind }) => ($isBehind ? 'none' : 'grid')};
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  padding: 16px;
  ${from.md} { padding: 20px 24px 24px; }
  ${from.lg} { display: grid; }
  > a {
    font-size: 13px;
    font-weight: 600;
    color: ${color.priTx};
    ${coarsePointer} { padding-block: 12px; }
    ${from.lg} { display: none; }
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  > div { flex: 1 1 260px; min-width: 0; }
  h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; font-size: 19px; line-height: 26px; }
  p { font-size: 13px; line-height: 18px; color: ${color.tx2}; text-wrap: pretty; }
  > span { display: flex; flex-wrap: wrap; gap: 8px; }
`;

/** Two cards beside each other where there is room. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${from.xl} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

/** Boxes to tick, one below the other. */
export const Checks = styled.div`
  display: grid;
  justify-items: start;
  color: ${color.tx};
`;
