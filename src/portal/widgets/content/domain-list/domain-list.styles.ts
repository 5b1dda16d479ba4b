import { styled } from 'styled-components';
import { color, font, from, radius, shadow } from '#portal/theme/tokens.ts';
import { textPageLook } from '#portal/ui/text-page-look.ts';

export const Domains = styled.section`
  ${textPageLook}
  > p { max-width: 62ch; font-size: 15px; line-height: 23px; color: ${color.tx2}; }
`;

export const Lines = styled.ul`
  ${from.md} { display: grid; grid-template-columns: minmax(0, 1fr) max-content max-content; column-gap: 24px; }
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  padding: 14px 16px;
  &:not(:last-child) { border-block-end: 1px solid ${color.line}; }
  ${from.md} { grid-column: 1 / -1; grid-template-columns: subgrid; padding: 16px 20px; }
  > div { display: flex; flex-direction: column; gap: 2px; min-width: 0; }
  > div > b { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-size: 15px; line-height: 22px; font-weight: 600; }
  > div > bdi { font: 500 13px/18px ${font.mono}; color: ${color.tx2}; overflow-wrap: anywhere; align-self: flex-start; }
  > a, > em { grid-area: 1 / 2 / span 2; justify-self: end; ${from.md} { grid-area: 1 / 3; } }
  > em { font-style: normal; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const Speed = styled.span<{ readonly $state: 'timing' | 'reached' | 'lost' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  ${from.md} { justify-self: end; }
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${({ $state }) => ({ timing: color.tx3, reached: color.tx, lost: color.err })[$state]};
`;

export const Best = styled.span`
  padding: 2px 8px;
  border-radius: ${radius.pill};
  background: ${color.okSoft};
  color: ${color.ok};
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  small { flex: 1 1 260px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;
