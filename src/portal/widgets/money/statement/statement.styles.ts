import { createGlobalStyle, styled } from 'styled-components';
import { color, font, from, motion, radius } from '#portal/theme/tokens.ts';
import { Card } from '#portal/ui/account-card.ts';
import { printedLook } from '#portal/ui/printed-look.ts';

export const StatementBox = styled(Card)`
  padding: 16px;
  ${from.md} { padding: 18px 20px; }
`;

export const CardHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
  > span { flex: none; min-width: 130px; background: ${color.surf2}; box-shadow: none; }
`;

export const CardBody = styled.div<{ readonly $isDimmed: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-block-start: 14px;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${motion.fast};
  > p { margin: 0; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  > p strong { display: block; font-family: ${font.interface}; font-size: 26px; line-height: 34px; font-weight: 700; color: ${color.tx}; font-variant-numeric: tabular-nums; }
  > p small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx3}; }
  > :is(a, button):last-child {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 44px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx};
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
    transition: background ${motion.fast};
    &:hover { background: ${color.surf3}; }
  }
`;

export const Lines = styled.dl`
  display: flex;
  flex-direction: column;
  margin: 0;
  border-block-start: 1px solid ${color.line};
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  div { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; padding: 10px 0 0; }
  dt { color: ${color.tx2}; }
  dt small { display: block; font-size: 12px; line-height: 16px; font-weight: 400; color: ${color.tx3}; }
  dd { margin: 0; font-weight: 600; white-space: nowrap; }
  [data-first] { padding-block: 12px 4px; }
  [data-first] dt { font-size: 15px; line-height: 22px; font-weight: 600; color: ${color.tx}; }
  [data-first] dd { font-size: 22px; line-height: 28px; font-weight: 700; }
`;

export const PaperTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
`;

export const Paper = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 16px;
  margin-block-start: 14px;
  padding: 20px 16px;
  ${from.md} { padding: 24px; }
`;

export const PaperHead = styled.header`
  h2 { font-size: 20px; line-height: 28px; font-weight: 600; }
  p { margin: 2px 0 0; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const MonthTable = styled.div`
  overflow-x: auto;
  table { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums; }
  th, td { padding: 10px 8px; text-align: end; white-space: nowrap; }
  th { font-weight: 500; color: ${color.tx3}; font-size: 12px; }
  :is(th, td):first-child { text-align: start; padding-inline-start: 0; }
  :is(th, td):last-child { padding-inline-end: 0; }
  tbody :is(th, td) { border-block-start: 1px solid ${color.line}; }
  tbody th { color: ${color.tx}; font-size: 13px; }
`;

/** While the statement is on the page, it is all that is printed. */
export const PrintAlone = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    /* What is hidden leaves no blank pages behind. */
    body *:not(:has([data-paper]), [data-paper], [data-paper] *) { display: none; }
    [data-paper], [data-paper] * { visibility: visible; }
    [data-paper] {
      ${printedLook}
      color: CanvasText;
      position: absolute;
      inset: 0;
      margin: 0;
      padding: 0;
      background: Canvas;
      box-shadow: none;
      color-scheme: light;
    }
    :root:root, body { background: Canvas; color-scheme: light; }
    @page { margin: 18mm; }
  }
`;
