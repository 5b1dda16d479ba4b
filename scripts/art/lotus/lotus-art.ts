import { type BrandArt, backdropPictures } from '../brand-art.ts';
import { pointItemPictures } from '../point-items.ts';
import { stripPictures } from '../strips.ts';
import { liveSaigonBanner } from './banner-live-saigon.ts';
import { luckySlotsBanner } from './banner-lucky-slots.ts';
import { specialPrizeBanner } from './banner-special-prize.ts';
import { lotusIcon, lotusMark, lotusMarkOnDark } from './lotus-mark.ts';
import { lotusPond } from './lotus-pond.ts';
import { lotusStrips } from './lotus-strips.ts';

/** Crimson and gold: a light brand, read from left to right. */
export const lotusArt: BrandArt = {
  banners: {
    'special-prize': specialPrizeBanner,
    'live-saigon': liveSaigonBanner,
    'lucky-slots': luckySlotsBanner,
  },
  cuts: [
    { suffix: 'desktop', frame: { width: 832, height: 336, mobile: false, reading: 'ltr' }, maxKilobytes: 90 },
    { suffix: 'mobile', frame: { width: 358, height: 196, mobile: true, reading: 'ltr' }, maxKilobytes: 34 },
  ],
  pictures: [
    ...backdropPictures(lotusPond(), 930),
    ...stripPictures(lotusStrips, [['ltr', '']]),
    ...pointItemPictures({
      ...{ joystick: 'plum', guitar: 'jade', bicycle: 'ember', microphone: 'rose' },
      ...{ 'soccer-ball': 'moss', 'chocolate-bar': 'amber', 'red-envelope': 'crimson', 'money-bag': 'wine' },
    }),
  ],
  social: 'special-prize',
  globe: {
    sphere: ['#C8183A', '#8C0A28', '#4E0414'],
    air: ['#E2AE45', '#E2AE45', '#F4D9A0'],
    rim: ['#E2AE45', '#B3122F'],
    sea: '#E98A97',
    land: '#FFD98A',
    refusal: ['#FFFDF8', '#B3122F'],
  },
  mark: lotusMark,
  markOnDark: lotusMarkOnDark,
  icon: lotusIcon,
};
