import type { BannerFrame } from './banner-frame.ts';
import type { DrawnPicture } from './brand-art.ts';

/** The places of a strip: above the forms to register and to reset a password, and at the foot of the left menu. */
export type StripPlace = 'register' | 'forgot' | 'menu';

/** The boards of the strips in CSS pixels: what stands on them is at the start, the picture at the end. */
const BOARDS: Readonly<Record<StripPlace, { readonly width: number; readonly height: number }>> = {
  register: { width: 416, height: 96 },
  forgot: { width: 416, height: 96 },
  menu: { width: 224, height: 72 },
};

/**
 * The strips of a brand.
 * @param cuts the directions that the brand's languages are written in, with the endings of the files' names.
 */
export function stripPictures(
  strips: Readonly<Record<StripPlace, (frame: BannerFrame) => string>>,
  cuts: ReadonlyArray<readonly [reading: BannerFrame['reading'], ending: string]>,
): DrawnPicture[] {
  return (Object.keys(BOARDS) as StripPlace[]).flatMap((place) =>
    cuts.map(([reading, ending]) => {
      const { width, height } = BOARDS[place];
      return {
        name: `banner-${place}${ending}`,
        crop: { x: 0, y: 0, width, height },
        markup: strips[place]({ width, height, mobile: false, reading }),
        pixels: [width * 2, height * 2] as const,
        maxKilobytes: place === 'menu' ? 10 : 18,
      };
    }),
  );
}
