import { styled } from 'styled-components';
import { color, motion } from '#portal/theme/tokens.ts';

export const Steps = styled.ol<{ readonly $isDimmed: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${motion.fast};
  p { display: flex; justify-content: space-between; gap: 12px; font-size: 13px; line-height: 22px; color: ${color.tx2}; }
  b { font-size: 16px; font-weight: 600; color: ${color.tx}; }
  small { display: flex; justify-content: space-between; gap: 12px; min-height: 17px; font-size: 12px; line-height: 17px; color: ${color.tx2}; }
  small > span:last-child { padding: 0; }
`;

/** How many of all are left. It is drawn, since the page takes no style of an element's own. */
export const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 26px;
  margin-block: 4px 3px;
  border-radius: 6px;
  background: ${color.surf2};
  fill: ${color.pri};
  [dir='rtl'] & { transform: scaleX(-1); }
`;
