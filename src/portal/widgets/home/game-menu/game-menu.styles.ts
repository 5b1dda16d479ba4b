import { css, styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

/** Within a bar the chips have its room alone, and only the current one has a ground. */
const bar = css`
  /* As readily as the field beside it, which gives way first where there is more room. */
  flex: 0 50000 auto;
  ${from.lg} { flex-shrink: 10; }
  ${from.xl} { flex-shrink: 1; }
  min-width: 0;
  && { margin-inline: 0; padding-inline: 4px; gap: 2px; }
  /* What begins at the start stands there whole; only what finds no room fades. */
  ${from.xl} {
    && {
      padding-inline-end: 14px;
      mask-image: linear-gradient(90deg, black calc(100% - 14px), transparent);
      [dir='rtl'] & { mask-image: linear-gradient(270deg, black calc(100% - 14px), transparent); }
    }
    && > * { padding-inline: 12px; }
  }
  /* Narrower, the words need the room of the icons. */
  @media (max-width: 1279px) {
    && { margin-inline-start: -8px; padding-inline: 12px 28px; }
    && > * { padding-inline: 12px; svg { display: none; } }
  }
  > :not([aria-current]) { background: none; &:hover { background: ${color.surf}; } }
`;

export const Chips = styled.nav<{ readonly $look: 'page' | 'bar' }>`
  display: flex;
  gap: 10px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: -16px;
  padding-inline: 16px;
  padding-block: 3px;
  margin-block: -3px;
  scroll-padding-inline: 16px;
  /* Chips that go on behind the edge fade into it. */
  mask-image: linear-gradient(90deg, transparent, black 12px, black calc(100% - 28px), transparent);
  [dir='rtl'] & { mask-image: linear-gradient(270deg, transparent, black 12px, black calc(100% - 28px), transparent); }
  > * {
    display: flex;
    align-items: center;
    gap: 8px;
    flex: none;
    height: 44px;
    padding: 0 14px;
    border-radius: ${radius.pill};
    background: ${color.surf};
    color: ${color.tx2};
    font-weight: 500;
    font-size: 14px;
    white-space: nowrap;
    transition: background ${motion.fast}, color ${motion.fast};
    svg { color: ${color.tx3}; }
    &:hover { background: ${color.surf2}; color: ${color.tx}; }
  }
  > [aria-current] {
    &, &:hover { background: ${color.tx}; color: ${color.bg}; }
    svg { color: inherit; }
  }
  ${from.md} {
    gap: 8px;
    margin-inline: -32px;
    padding-inline: 32px;
    scroll-padding-inline: 32px;
    > * { padding: 0 16px; }
  }
  ${({ $look }) => $look === 'bar' && bar}
`;
