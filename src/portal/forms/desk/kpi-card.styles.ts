import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

/** Cards beside each other: five on a wide screen, two on a phone, where an odd first one takes a row. */
export const KpiRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  margin: 0;
  > :first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  ${from.md} {
    grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
    gap: 12px;
    > :first-child:nth-last-child(odd) { grid-column: auto; }
  }
`;

export const Kpi = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  padding: 14px 16px 12px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line}, ${shadow.low};
  font-variant-numeric: tabular-nums;
  dt { display: flex; align-items: center; gap: 6px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  dd { display: flex; flex-direction: column; gap: 4px; margin: 0; min-width: 0; }
  dd > div { display: flex; align-items: flex-end; gap: 8px; min-height: 28px; }
  dd > div > svg:last-child { margin-inline-start: auto; min-width: 0; flex-shrink: 1; }
  small { padding-block-end: 5px; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
`;

export const Figure = styled.span`
  display: block;
  font-size: 18px;
  line-height: 30px;
  font-weight: 600;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  ${from.md} { font-size: 22px; }
  > span { height: 22px; margin-block: 4px; max-width: 120px; }
`;

const tones = { good: color.ok, bad: color.err, even: color.tx2 } as const;

export const Delta = styled.span<{ readonly $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding-block-end: 5px;
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
  white-space: nowrap;
  color: ${({ $tone }) => tones[$tone]};
`;
