import { styled } from 'styled-components';
import { color, from, motion, radius, shadow } from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  font-variant-numeric: tabular-nums;
  ${pageTitleLook}
`;

export const Outcome = styled.p<{ readonly $isError?: boolean }>`
  padding: 12px 14px;
  border-radius: ${radius.m};
  background: ${({ $isError = false }) => ($isError ? color.errSoft : color.okSoft)};
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx};
  &:empty { display: none; }
`;

export const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
  padding: 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  ${from.md} { padding: 20px; }
`;

export const CardTitle = styled.h2`
  font-size: 16px;
  line-height: 22px;
  font-weight: 600;
`;

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  > i { display: grid; place-items: center; flex: none; width: 40px; height: 40px; border-radius: ${radius.m}; background: ${color.accSoft}; color: ${color.accTx}; }
  > div { flex: 1 1 180px; min-width: 0; }
  h2 { font-size: 16px; line-height: 22px; font-weight: 600; }
  p { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

/** Four in a row on a phone, with the seventh over two places; all seven side by side from there on. */
export const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.md} { grid-template-columns: repeat(7, minmax(0, 1fr)); }
  li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-width: 0;
    padding: 10px 4px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    font-size: 12px;
    line-height: 16px;
    text-align: center;
    color: ${color.tx2};
    transition: background ${motion.fast};
  }
  li:last-child { grid-column: span 2; background: ${color.accSoft}; }
  ${from.md} { li:last-child { grid-column: auto; } }
  li[data-state='claimed'] { background: none; box-shadow: inset 0 0 0 1px ${color.line}; }
  li[aria-current] { background: ${color.priSoft}; box-shadow: inset 0 0 0 2px ${color.pri}; }
  i { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; color: ${color.gold}; }
  li[data-state='claimed'] i { background: ${color.okSoft}; color: ${color.ok}; }
  small { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  b { max-width: 100%; font-size: 13px; line-height: 18px; font-weight: 600; overflow-wrap: anywhere; color: ${color.tx}; }
`;

export const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
  svg { flex: none; }
`;

export const Quiet = styled.p`
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
`;

export const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty { display: none; }
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; min-height: 52px; padding-block: 8px; }
  li + li { border-block-start: 1px solid ${color.line}; }
  p { min-width: 0; }
  p + p { text-align: end; }
  b { display: block; font-size: 14px; line-height: 20px; font-weight: 600; }
  span { display: block; font-size: 12px; line-height: 17px; color: ${color.tx2}; }
  li[data-status='expired'] b { color: ${color.tx2}; }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  margin: 0;
  div { min-width: 0; padding: 12px 14px; border-radius: ${radius.m}; background: ${color.surf2}; }
  dt { font-size: 12px; line-height: 17px; color: ${color.tx2}; }
  dd { margin: 0; font-size: 18px; line-height: 24px; font-weight: 600; overflow-wrap: anywhere; color: ${color.tx}; }
`;
