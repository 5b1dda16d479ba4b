import { styled } from 'styled-components';
import { color, finePointer, from, motion, radius } from '#portal/theme/tokens.ts';
import { wordmarkFace } from '#portal/ui/wordmark-face.ts';

export const Row = styled.nav`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  > button { display: none; ${from.md} { ${finePointer} { & { display: inline-grid; } } } }
`;

const fade = {
  none: 'none',
  start: 'linear-gradient(90deg, transparent, black 40px)',
  end: 'linear-gradient(90deg, black calc(100% - 40px), transparent)',
  both: 'linear-gradient(90deg, transparent, black 40px, black calc(100% - 40px), transparent)',
} as const;

const turned = { none: 'none', start: 'end', end: 'start', both: 'both' } as const;

export const Items = styled.ul<{ readonly $fades: keyof typeof fade }>`
  flex: 1;
  min-width: 0;
  display: flex;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  padding-block: 3px;
  margin-block: -3px;
  mask-image: ${({ $fades }) => fade[$fades]};
  [dir='rtl'] & { mask-image: ${({ $fades }) => ($fades === 'none' || $fades === 'both' ? fade[$fades] : fade[turned[$fades]])}; }
  /* On a phone the row goes on to the edge of the screen. */
  @media (max-width: 767px) { margin-inline: -16px; padding-inline: 16px; scroll-padding-inline: 16px; mask-image: none; }
`;

export const Vendor = styled.a<{ readonly $hand: number | null }>`
  display: grid;
  place-items: center;
  min-width: 104px;
  height: 48px;
  padding: 0 18px;
  border-radius: ${radius.m};
  background: ${color.surf};
  color: ${color.tx2};
  white-space: nowrap;
  outline-offset: -2px;
  transition: background ${motion.fast}, color ${motion.fast}, box-shadow ${motion.fast};
  &, span { ${({ $hand }) => ($hand === null ? 'font-weight: 600; font-size: 14px;' : wordmarkFace($hand))} }
  &:hover { background: ${color.surf2}; color: ${color.tx}; }
  &[aria-current] { &, &:hover { background: ${color.surf2}; color: ${color.tx}; box-shadow: inset 0 0 0 2px ${color.pri}; } }
`;
