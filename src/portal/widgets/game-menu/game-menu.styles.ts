import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

export const Chips = styled.nav`
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
`;
