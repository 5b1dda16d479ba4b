import type { BannerFrame } from '../banner-frame.ts';
import { type BannerCut, type BrandArt, backdropPictures } from '../brand-art.ts';
import { stripPictures } from '../strips.ts';
import { meydanNightsBanner } from './banner-meydan-nights.ts';
import { oasisTablesBanner } from './banner-oasis-tables.ts';
import { pearlBayBanner } from './banner-pearl-bay.ts';
import { desertTown } from './desert-town.ts';
import { gatePictures } from './gates.ts';
import { meydanIcon, meydanMark } from './meydan-mark.ts';
import { meydanStrips } from './meydan-strips.ts';

/** Each banner twice: for words at the right, as Arabic has them, and for words at the left. */
function cutsFor(reading: BannerFrame['reading'], ending: string): BannerCut[] {
  return [
    { suffix: `desktop${ending}`, frame: { width: 1240, height: 336, mobile: false, reading }, maxKilobytes: 90 },
    { suffix: `mobile${ending}`, frame: { width: 358, height: 196, mobile: true, reading }, maxKilobytes: 34 },
  ];
}

/** Emerald and sand: a dark brand, read from right to left. */
export const meydanArt: BrandArt = {
  banners: {
    'meydan-nights': meydanNightsBanner,
    'oasis-tables': oasisTablesBanner,
    'pearl-bay': pearlBayBanner,
  },
  cuts: [...cutsFor('rtl', ''), ...cutsFor('ltr', '-ltr')],
  pictures: [
    ...backdropPictures(desertTown(), 512),
    ...gatePictures(),
    ...stripPictures(meydanStrips, [
      ['rtl', ''],
      ['ltr', '-ltr'],
    ]),
  ],
  social: 'meydan-nights',
  globe: {
    sphere: ['#0E6A50', '#0A4A3A', '#042019'],
    air: ['#2FBF8F', '#2FBF8F', '#EBCB82'],
    rim: ['#EBCB82', '#2FBF8F'],
    sea: '#5FA88C',
    land: '#F0D494',
    refusal: ['#FF8A80', '#3A0A06'],
  },
  mark: meydanMark,
  icon: meydanIcon,
};
