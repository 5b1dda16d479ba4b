import { whenAtRest } from '#portal/ui/when-at-rest.ts';
import { FIRST_BELOW } from './page-plan.ts';

/** The id of the style block that skips the layout of sections below the fold. */
export const BELOW_STYLE_ID = 'below-the-fold';

/** Placeholder heights of a section and of the footer, close to those on a phone. */
const SECTION_PX = 460;
const FOOTER_PX = 1080;

const sectionsFrom = (first: number): string => `main>:nth-child(n+${first})`;

/** Pictures that a phone's first screen does not show: in slides after the first, and in the menu's closed drawer. */
const unseenPictures = [
  '@media(scripting:enabled)and (max-width:767px){.swiper-slide~.swiper-slide img{display:none}}',
  '@media(scripting:enabled)and (max-width:1023px){[data-widget=menu-banner] img{display:none}}',
].join('');

/**
 * Skips the layout of sections below the fold during hydration, unless the visitor scrolls to them: on a phone, laying
 * out a long home page takes as long as all of its scripts. Pictures that nobody sees yet
 * are not fetched before the scripts.
 */
export const belowCss = [
  `${sectionsFrom(FIRST_BELOW)}{content-visibility:auto;contain-intrinsic-block-size:${SECTION_PX}px}`,
  `[data-area=footer]{content-visibility:auto;contain-intrinsic-block-size:${FOOTER_PX}px}`,
  unseenPictures,
].join('');

/**
 * Lays out the skipped sections, one in each idle moment, then the footer. It ends by removing the style block, so that
 * its containment clips no shadows.
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
