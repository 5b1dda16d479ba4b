/** Widths that pictures are drawn in, in pixels: a tile's in a grid, and the same on a screen of twice the density. */
export const PICTURE_WIDTHS = [180, 360] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * How well WebP keeps them, of 100. A dense screen shows no more of a picture at 80 than at 62, which is a quarter
 * lighter.
 */
export const PICTURE_QUALITY: Readonly<Record<PictureWidth, number>> = { 180: 80, 360: 62 };
