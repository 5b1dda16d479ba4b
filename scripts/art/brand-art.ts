import type { GlobeColours } from '#art/objects/globe.ts';
import type { BannerFrame, Crop } from './banner-frame.ts';

/** A picture to be rasterised: markup and the part of it that is shown. */
export interface DrawnPicture {
  /** Its name without the file extension. */
  name: string;
  crop: Crop;
  markup: string;
  /** Device pixels wide and high. */
  pixels: readonly [width: number, height: number];
  maxKilobytes: number;
  /** The ground shows where nothing is drawn. */
  clear?: boolean;
}

/** A frame that each banner of a brand is drawn for. */
export interface BannerCut {
  /** The suffix of the file's name, such as desktop. */
  suffix: string;
  frame: BannerFrame;
  maxKilobytes: number;
}

/** The art of one brand: everything that lies in its assets folder. */
export interface BrandArt {
  banners: Readonly<Record<string, (frame: BannerFrame) => string>>;
  cuts: readonly BannerCut[];
  pictures: readonly DrawnPicture[];
  /** The banner that the picture of a shared link is drawn from. */
  social: string;
  globe?: GlobeColours;
  mark: () => string;
  /** The mark for dark grounds, where the other one would drown. */
  markOnDark?: () => string;
  /** The mark on the brand's ground; rounded where the system does not mask it. */
  icon: (look: { rounded: boolean }) => string;
}

/** The backdrop of a whole-page state: the scene on a wide screen, and a tall part of it. */
export function backdropPictures(scene: string, tallFrom: number): DrawnPicture[] {
  return [
    {
      name: 'maintenance-backdrop',
      crop: { x: 0, y: 0, width: 1440, height: 900 },
      markup: scene,
      pixels: [1440, 900],
      maxKilobytes: 90,
    },
    {
      name: 'maintenance-backdrop-mobile',
      crop: { x: tallFrom, y: 0, width: 416, height: 900 },
      markup: scene,
      pixels: [780, 1688],
      maxKilobytes: 90,
    },
  ];
}
