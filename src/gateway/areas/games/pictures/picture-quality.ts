import type { PictureWidth } from '#contracts/picture-widths.ts';

/**
 * How well WebP keeps them, of 100. A dense screen shows no more of a picture at 80 than at 62, which is a quarter
 * lighter.
 */
export const PICTURE_QUALITY: Readonly<Record<PictureWidth, number>> = { 180: 80, 240: 66, 360: 62 };
