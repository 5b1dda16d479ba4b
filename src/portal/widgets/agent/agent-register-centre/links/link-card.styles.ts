import { styled } from 'styled-components';
import { color, motion, radius } from '#portal/theme/tokens.ts';

export const LinkHead = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  margin-inline-end: -8px;
  > div { flex: 1; min-width: 0; }
  small { display: block; margin-block-start: 2px; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  small bdi { font-family: ${'var(--mono)'}; }
`;

/** A code's frame, white in every theme, since scanners look for dark on light. */
export const QrPlace = styled.div<{ readonly $isDimmed?: boolean }>`
  width: 100%;
  max-width: 232px;
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: ${radius.m};
  box-shadow: inset 0 0 0 1px ${color.line};
  padding: 1px;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.35 : 1)};
  transition: opacity ${motion.fast};
`;

/** A switch. Its knob is at the end while it is on. */
export const Switch = styled.button`
  position: relative;
  flex: none;
  width: 40px;
  height: 36px;
  i {
    display: block;
    width: 40px;
    height: 22px;
    border-radius: ${radius.pill};
    background: ${color.tx3};
    transition: background ${motion.fast};
  }
  i::after {
    content: '';
    display: block;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: ${color.surf};
    transform: translate(2px, 2px);
    transition: transform ${motion.fast};
  }
  [dir='rtl'] & i::after { transform: translate(-2px, 2px); }
  &[aria-checked='true'] i { background: ${color.ok}; }
  &[aria-checked='true'] i::after { transform: translate(20px, 2px); }
  [dir='rtl'] &[aria-checked='true'] i::after { transform: translate(-20px, 2px); }
  &[aria-busy='true'] { opacity: 0.5; }
  @media (pointer: coarse) { &::before { content: ''; position: absolute; inset: -4px -2px; } }
`;
