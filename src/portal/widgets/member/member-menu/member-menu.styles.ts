import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

/** Beside the page one column; above it the links alone, as if this were not there. */
export const Side = styled.div`
  display: contents;
  ${from.lg} { display: block; min-width: 0; }
`;

/** The content below the links, shown only where the links stand beside the page. */
export const Below = styled.div`
  display: none;
  ${from.lg} { display: block; margin-block-start: 16px; }
`;

/** Beside the page a list in groups; above it, where there is no room, one row to be moved along. */
export const Links = styled.nav<{ readonly $isAlone: boolean }>`
  min-width: 0;
  /* A row of one says what the heading below says. */
  ${({ $isAlone }) => $isAlone && '@media (max-width: 1023px) { display: none; }'}
  > ul {
    display: flex;
    gap: 8px;
    margin-inline: -16px;
    padding-inline: 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  li { flex: none; }
  li[data-kind='heading'] { display: none; }
  a, button {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding-inline: 14px;
    border-radius: ${radius.pill};
    background: ${color.surf};
    box-shadow: inset 0 0 0 1px ${color.line};
    font-size: 14px;
    line-height: 20px;
    font-weight: 500;
    white-space: nowrap;
    text-align: start;
    color: ${color.tx2};
    transition: background ${motion.fast}, color ${motion.fast};
    svg { flex: none; color: ${color.tx3}; }
    &:hover { color: ${color.tx}; }
    &[aria-current] {
      background: ${color.surf2};
      color: ${color.tx};
      svg { color: ${color.priTx}; }
    }
  }
  ${from.md} { > ul { margin-inline: 0; padding-inline: 0; } }
  ${from.lg} {
    > ul { flex-direction: column; gap: 2px; overflow: visible; }
    li[data-kind='heading'] {
      display: block;
      padding: 16px 12px 6px;
      font-size: 12px;
      line-height: 16px;
      font-weight: 500;
      color: ${color.tx3};
      &:first-child { padding-block-start: 2px; }
    }
    a, button {
      width: 100%;
      min-height: 38px;
      padding-inline: 12px;
      gap: 12px;
      border-radius: 10px;
      background: none;
      box-shadow: none;
      white-space: normal;
      &:hover { background: ${color.surf}; }
      &[aria-current]::before {
        content: '';
        position: absolute;
        inset-inline-start: -12px;
        inset-block: 9px;
        width: 3px;
        border-radius: 2px;
        background: ${color.pri};
      }
      @media (pointer: coarse) { min-height: 44px; }
    }
  }
`;
