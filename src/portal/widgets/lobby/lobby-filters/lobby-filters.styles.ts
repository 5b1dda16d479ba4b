import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

export const Filters = styled.nav`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  ul { display: flex; gap: 4px; flex: 1; min-width: 0; overflow-x: auto; scrollbar-width: none; }
  li { flex: 1 0 auto; }
  li > * {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border-radius: ${radius.m};
    font-weight: 500;
    font-size: 13px;
    color: ${color.tx2};
    white-space: nowrap;
    outline-offset: -2px;
    transition: background ${motion.fast}, color ${motion.fast};
    svg { color: ${color.tx3}; }
    &:hover { background: ${color.surf}; color: ${color.tx}; }
  }
  li > [aria-current] {
    &, &:hover { background: ${color.surf2}; color: ${color.tx}; }
    svg { color: ${color.priTx}; }
  }
  /* On a phone the row ends at the edge of the screen, so that what is cut off looks like more to come. */
  @media (max-width: 767px) { ul { margin-inline-end: -16px; padding-inline-end: 16px; } }
  ${from.md} { li > * { min-height: 40px; } }
  @media (pointer: coarse) { li > * { min-height: 44px; } }
`;
