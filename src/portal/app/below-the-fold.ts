import { whenAtRest } from '#portal/ui/when-at-rest.ts';

/** The id of the style block that leaves what is below the fold for later. */
export const BELOW_STYLE_ID = 'below-the-fold';

/** The first section that is below the fold on a phone and on a desk alike, counted from 1 with the page's heading. */
const FIRST_BELOW = 7;

/** What a section and the footer take on a phone, roughly, until they are laid out. */
const SECTION_PX = 460;
const FOOTER_PX = 1080;

const sectionsFrom = (first: number): string => `main>:nth-child(n+${first})`;

/**
 * Leaves sections below the fold without layout while the page is taken over, unless the visitor scrolls to them: on a
 * phone, laying out a long home page takes as long as all of its scripts.
 */
export const belowCss = [
  `${sectionsFrom(FIRST_BELOW)}{content-visibility:auto;contain-intrinsic-block-size:${SECTION_PX}px}`,
  `[data-area=footer]{content-visibility:auto;contain-intrinsic-block-size:${FOOTER_PX}px}`,
].join('');

/**
 * Lays out what was left, one section in each idle moment, then the footer. Afterwards the page is as it would be
 * without: the block is gone, and with it the containment that clips shadows.
 */
export function layOutBelow(): void {
  const style = document.getElementById(BELOW_STYLE_ID);
  const sections = document.querySelector('main')?.childElementCount ?? 0;
  const layOutFrom = (first: number): void => {
    const rule = style instanceof HTMLStyleElement ? style.sheet?.cssRules[0] : undefined;
    if (first > sections || !(rule instanceof CSSStyleRule)) {
      style?.remove();
      return;
    }
    rule.selectorText = sectionsFrom(first);
    whenAtRest(() => layOutFrom(first + 1));
  };
  if (style) whenAtRest(() => layOutFrom(FIRST_BELOW + 1));
}
