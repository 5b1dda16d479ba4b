import { css, styled } from 'styled-components';
import { color, from, layer, motion } from '#portal/theme/tokens.ts';

export const Band = styled.nav<{ readonly $isOpen: boolean }>`
  display: none;
  background: ${color.band};
  color: ${color.onBand};
  ${from.md} {
    display: flex;
    position: relative;
    z-index: ${layer.shell};
    padding-inline: max(32px, calc((100% - var(--page-width, 100%)) / 2));
  }
  ${from.lg} {
    position: sticky;
    /* Below the tall header, which stays too. */
    inset-block-start: 72px;
  }
  /* The page behind is dimmed while something is open over it. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: 100%;
    inset-inline: 0;
    height: 100vh;
    background: color-mix(in srgb, ${color.scrim} 62%, transparent);
    opacity: 0;
    visibility: hidden;
    transition: opacity ${motion.base}, visibility ${motion.base};
    ${({ $isOpen }) => $isOpen && 'opacity: 1; visibility: visible;'}
  }
`;

/** Items that find no room scroll to their side, and fade where the band's own edges are. */
const scrolling = css`
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  margin-inline-start: -32px;
  &:last-child { margin-inline-end: -32px; }
  &::before, &::after {
    content: '';
    position: sticky;
    z-index: 1;
    flex: none;
    width: calc(32px - var(--item-pad));
    background: linear-gradient(90deg, ${color.band}, transparent);
    pointer-events: none;
  }
  &::before { inset-inline-start: 0; [dir='rtl'] & { transform: scaleX(-1); } }
  &::after { inset-inline-end: 0; transform: scaleX(-1); [dir='rtl'] & { transform: none; } }
`;

const atEnd = css`
  flex: none;
  margin-inline: auto calc(-1 * var(--item-pad));
  color: ${color.onBand2};
`;

export const Items = styled.ul<{ readonly $isAtEnd?: boolean }>`
  display: flex;
  --item-pad: 6px;
  ${from.xl} { --item-pad: 13px; }
  ${({ $isAtEnd }) => ($isAtEnd ? atEnd : scrolling)}
`;

const DIMMED = `color-mix(in srgb, ${color.ink} 20%, transparent)`;

export const Item = styled.li<{ readonly $isOpen?: boolean }>`
  display: flex;
  flex: none;
  height: 50px;
  background: ${({ $isOpen }) => ($isOpen ? DIMMED : 'none')};
  transition: background ${motion.fast};
  &:hover { background: ${DIMMED}; }
  > :is(a, button) {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    padding-inline: var(--item-pad);
    font-weight: 600;
    font-size: 13px;
    line-height: 20px;
    white-space: nowrap;
    ${from.xl} { font-size: 14px; }
    &:focus-visible { outline-color: ${color.onBand2}; outline-offset: -4px; }
  }
  /* Narrower, the words need the room of the icons. */
  > :first-child > svg { display: none; ${from.xl} { display: block; } }
  > a + button {
    margin-inline-start: calc(-1 * var(--item-pad));
    padding-inline: 4px var(--item-pad);
    svg { opacity: 0.75; transition: transform ${motion.fast}; }
    &[aria-expanded='true'] svg { transform: rotate(180deg); }
  }
  /* The line under the item that is open, else under the place that the page is at. */
  > a::after {
    content: '';
    position: absolute;
    inset-inline: var(--item-pad);
    inset-block-end: 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.bandLine};
    transform: scaleX(${({ $isOpen }) => ($isOpen ? 1 : 0)});
    transition: transform ${motion.fast};
  }
  nav:not(:has([aria-expanded='true'])) & > [aria-current]::after { transform: none; }
`;
