import { css, styled } from 'styled-components';
import { color, font, from, overlay, radius } from '#portal/theme/tokens.ts';
import { Eyebrow } from '#portal/ui/eyebrow.tsx';

const GAP_PX = 16;

/** Slides run past the end of the column to the edge of the screen, and are cut where the column begins. */
export const Track = styled.div`
  min-width: 0;
  padding-inline: 16px;
  overflow: hidden;
  .swiper-wrapper { display: flex; gap: ${GAP_PX}px; position: relative; transition-property: transform; transition-timing-function: cubic-bezier(.3, .1, .3, 1); }
  .swiper-slide { flex: none; position: relative; }
  /* Once the carousel runs, it spaces the slides itself. */
  &.swiper-initialized .swiper-wrapper { gap: 0; }
  ${from.md} {
    padding-inline: 0;
    overflow: visible;
    clip-path: inset(-8px -32px -8px 0);
    [dir='rtl'] & { clip-path: inset(-8px 0 -8px -32px); }
  }
`;

export const Slide = styled.div<{ readonly $perView: number }>`
  width: calc((100% - ${({ $perView }) => Math.max(0, $perView - 1) * GAP_PX}px) / ${({ $perView }) => $perView});
  height: 208px;
  border-radius: ${radius.xl};
  ${from.md} { height: 256px; }
`;

export const SlideLink = styled.div`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border-radius: inherit;
  overflow: hidden;
  isolation: isolate;
  text-align: start;
  background: ${color.surf2};
  &:focus-visible { outline-offset: -4px; }
`;

export const Picture = styled.picture`
  position: absolute;
  inset: 0;
  z-index: -1;
  img { width: 100%; height: 100%; object-fit: cover; object-position: 100% 50%; }
  [dir='rtl'] & img { object-position: 0 50%; }
`;

export const Copy = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: flex-end;
  padding: 14px 18px 16px;
  color: ${color.onArt};
  background: linear-gradient(180deg, transparent 30%, ${overlay.inkStrong} 92%);
  > :first-child { margin-block-end: auto; }
  strong { font: var(--display-w) 21px/26px ${font.display}; letter-spacing: var(--display-track); margin-block: 10px 4px; text-wrap: balance; }
  strong + span { font-size: 13px; line-height: 18px; color: ${color.onArt2}; }
  > :nth-child(4) { display: none; }
  ${from.md} {
    justify-content: center;
    padding: 0 40px;
    background: linear-gradient(90deg, color-mix(in srgb, ${color.ink} 40%, transparent), color-mix(in srgb, ${color.ink} 22%, transparent) 40%, transparent 70%);
    /* Art is never mirrored, so from right to left the words stand over it and want a stronger ground. */
    [dir='rtl'] & { background: linear-gradient(270deg, ${overlay.inkStrong}, color-mix(in srgb, ${color.ink} 60%, transparent) 45%, transparent 75%); }
    > :first-child { margin-block-end: 0; }
    strong { font-size: 26px; line-height: 31px; margin-block: 12px 8px; max-width: min(500px, 58%); }
    strong + span { font-size: 15px; line-height: 22px; max-width: min(400px, 52%); }
    > :nth-child(4) { display: inline-flex; margin-block-start: 16px; }
  }
  ${from.xl} { strong { font-size: 33px; line-height: 38px; } }
`;

/** One large slide at a time, cut where it ends. */
const hero = css`
  margin-inline: 0;
  > .swiper { padding-inline: 0; border-radius: ${radius.xl}; overflow: hidden; clip-path: none; }
  .swiper-slide { height: 196px; }
  .swiper-slide strong { font-size: 25px; line-height: 30px; }
  .swiper-slide ${Eyebrow} { background: color-mix(in srgb, ${color.strip} 60%, transparent); color: ${color.stripTx}; }
  ${from.md} {
    .swiper-slide { height: 336px; }
    /* The pager's room below the words. */
    .swiper-slide ${Copy} { padding-block-end: 28px; }
    .swiper-slide strong { font-size: 34px; line-height: 40px; max-width: min(470px, 58%); }
  }
  ${from.xl} { .swiper-slide strong { font-size: 42px; line-height: 48px; } .swiper-slide strong + span { font-size: 16px; line-height: 24px; } }
`;

export const Carousel = styled.section<{ readonly $isHero: boolean }>`
  position: relative;
  min-width: 0;
  margin-inline: -16px;
  ${from.md} { margin-inline: 0; }
  ${({ $isHero }) => $isHero && hero}
`;
