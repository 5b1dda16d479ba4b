import { styled } from 'styled-components';
import { color, from, motion, radius, shadow } from '#portal/theme/tokens.ts';

export const Board = styled.section`
  display: flex;
  flex-direction: column;
  gap: 10px;
`;

export const Pulse = styled.i`
  display: var(--head-lead, block);
  width: 8px;
  height: 8px;
  margin-inline: 4px 2px;
  border-radius: 50%;
  background: ${color.ok};
  box-shadow: 0 0 0 4px ${color.okSoft};
`;

export const Arrows = styled.div`
  display: none;
  gap: 10px;
  ${from.md} { display: flex; }
`;

export const Window = styled.div`
  margin-inline: -16px;
  overflow-x: auto;
  scrollbar-width: none;
  ${from.md} { margin-inline: 0; overflow: hidden; }
`;

interface StripStyle {
  readonly $slide: number;
  readonly $perSlide: number;
  readonly $spacingPx: number;
  readonly $speedMs: number;
}

export const Strip = styled.ul<StripStyle>`
  display: flex;
  gap: ${({ $spacingPx }) => $spacingPx}px;
  width: max-content;
  padding-inline: 16px;
  > li { width: 252px; }
  ${from.md} {
    width: auto;
    padding: 0;
    transition: transform ${({ $speedMs }) => $speedMs}ms cubic-bezier(.3, .1, .3, 1);
    transform: translateX(calc(${({ $slide }) => -$slide} * (100% + ${({ $spacingPx }) => $spacingPx}px)));
    [dir='rtl'] & { transform: translateX(calc(${({ $slide }) => $slide} * (100% + ${({ $spacingPx }) => $spacingPx}px))); }
    > li { flex: none; width: calc((100% - ${({ $perSlide, $spacingPx }) => ($perSlide - 1) * $spacingPx}px) / ${({ $perSlide }) => $perSlide}); }
  }
`;

export const Card = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 8px 10px 8px 8px;
  padding-inline: 8px 10px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card};
  img { width: 52px; height: 52px; flex: none; border-radius: 10px; object-fit: cover; object-position: 50% 26%; }
  > div { flex: 1; min-width: 0; }
  small, span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12px; line-height: 16px; color: ${color.tx3}; }
  span { color: ${color.tx2}; }
  bdi { display: block; font-weight: 600; font-size: 15px; line-height: 20px; color: ${color.priTx}; font-variant-numeric: tabular-nums; }
`;

export const Play = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${color.surf3};
  transition: background ${motion.fast};
  &:hover { background: ${color.pri}; color: ${color.onPri}; }
  ${from.md} { width: 36px; height: 36px; }
`;
