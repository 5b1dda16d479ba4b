import type { LayoutDocument } from '#contracts/generated/contracts.ts';

/**
 * A layout's frame as custom properties for the page's inline style block. Components read them and have defaults for
 * missing ones. Empty for a layout that only uses the defaults.
 */
export function frameCss({ frame, shell }: Pick<LayoutDocument, 'frame' | 'shell'>): string {
  return [
    frame?.width === 'contained' ? CONTAINED : '',
    frame?.heads === 'display' || frame?.heads === 'emblem' ? displayHeads(frame.heads === 'emblem') : '',
    frame?.footer === 'band' ? FOOTER_BAND : '',
    shell?.bottomBar?.length ? BOTTOM_BAR : '',
  ].join('');
}

const CONTAINED = [
  ':root{--page-width:1240px;--page-gap:20px;--page-end:36px;--section-lead:0px;--section-next:0px;--text-place:auto;--tiles-most:6;--tiles-rest:flex}',
  '@media (min-width:768px){:root{--page-gap:32px;--page-start:24px}}',
].join('');

function displayHeads(hasIcon: boolean): string {
  return [
    `:root{--head-font:var(--display-w) 20px/28px var(--display);--head-track:var(--display-track);--head-lead:${hasIcon ? 'block' : 'none'};--head-arrows:none}`,
    '@media (min-width:768px){:root{--head-font:var(--display-w) 22px/30px var(--display)}}',
  ].join('');
}

/** Inside the footer the roles are those of the strip, so that whatever stands there can be read on it. */
const FOOTER_BAND = `[data-area=footer]{${[
  '--bg2:var(--strip)',
  '--surf2:color-mix(in srgb,var(--on-strip) 14%,var(--strip))',
  '--surf3:color-mix(in srgb,var(--on-strip) 22%,var(--strip))',
  '--line:color-mix(in srgb,var(--on-strip) 16%,var(--strip))',
  '--tx:var(--on-strip)',
  '--tx2:var(--on-strip)',
  '--tx3:color-mix(in srgb,var(--on-strip) 82%,var(--strip))',
  '--pri-tx:var(--strip-tx)',
  '--focus:var(--strip-tx)',
  'color:var(--tx)',
].join(';')}}`;

/** The same screens that count as mobile once the page runs. */
const BOTTOM_BAR = `@media (max-width:767px),(pointer:coarse) and (max-height:500px){:root{${[
  '--bottom-bar:calc(76px + env(safe-area-inset-bottom))',
  'scroll-padding-block-end:var(--bottom-bar)',
].join(';')}}}`;
