import { styled } from 'styled-components';
import { color, from, motion } from '#portal/theme/tokens.ts';

export const Kinds = styled.nav`
  min-width: 0;
  ul { display: flex; gap: 20px; overflow-x: auto; scrollbar-width: none; overscroll-behavior-x: contain; }
  a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 500;
    color: ${color.tx2};
    white-space: nowrap;
    outline-offset: -2px;
    transition: color ${motion.fast};
    &:hover { color: ${color.tx}; }
  }
  [aria-current] {
    color: ${color.tx};
    font-weight: 600;
    &::after { content: ''; position: absolute; inset-inline: 0; inset-block-end: 4px; height: 2px; border-radius: 2px; background: ${color.pri}; }
  }
  @media (max-width: 767px) { ul { margin-inline: -16px; padding-inline: 16px; } }
  /* Beside the filters, what finds no room fades before them. */
  ${from.md} {
    ul {
      gap: 24px;
      margin-inline-start: -12px;
      padding-inline: 12px 24px;
      mask-image: linear-gradient(90deg, transparent, black 12px, black calc(100% - 24px), transparent);
      [dir='rtl'] & { mask-image: linear-gradient(270deg, transparent, black 12px, black calc(100% - 24px), transparent); }
    }
  }
`;
