/**
 * Widths that pictures of games are drawn in, in pixels, the default last: a tile's on a desktop, on a phone of twice
 * the density, and on a screen that is denser or larger.
 */
export const PICTURE_WIDTHS = [180, 240, 360] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
