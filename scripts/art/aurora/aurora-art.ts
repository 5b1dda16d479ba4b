import { auroraScene } from '#art/scenery/aurora-scene.ts';
import { type BrandArt, backdropPictures } from '../brand-art.ts';
import { pointItemPictures } from '../point-items.ts';
import { stripPictures } from '../strips.ts';
import { auroraIcon, auroraMark } from './aurora-mark.ts';
import { auroraStrips } from './aurora-strips.ts';
import { liveLoungeBanner } from './banner-live-lounge.ts';
import { newStudioBanner } from './banner-new-studio.ts';
import { northernLightsBanner } from './banner-northern-lights.ts';
import { reefHuntBanner } from './banner-reef-hunt.ts';

const LAKE = auroraScene({
  width: 1440,
  height: 900,
  seed: 'm1',
  horizon: 0.66,
  stars: 160,
  lake: true,
  ridgeHeight: 84,
});

/** The northern lights: a dark brand, read from left to right. */
export const auroraArt: BrandArt = {
  banners: {
    'northern-lights': northernLightsBanner,
    'live-lounge': liveLoungeBanner,
    'new-studio': newStudioBanner,
    'reef-hunt': reefHuntBanner,
  },
  cuts: [
    { suffix: 'desktop', frame: { width: 883, height: 256, mobile: false, reading: 'ltr' }, maxKilobytes: 60 },
    // On a phone the copy stands at the foot, in either direction.
    {
      suffix: 'desktop-rtl',
      frame: { width: 883, height: 256, mobile: false, reading: 'rtl' },
      maxKilobytes: 60,
    },
    { suffix: 'mobile', frame: { width: 332, height: 208, mobile: true, reading: 'ltr' }, maxKilobytes: 30 },
  ],
  pictures: [
    ...backdropPictures(LAKE, 640),
    ...stripPictures(auroraStrips, [
      ['ltr', ''],
      ['rtl', '-rtl'],
    ]),
    ...pointItemPictures({
      ...{ joystick: 'violet', guitar: 'lagoon', bicycle: 'cobalt', microphone: 'orchid' },
      ...{ 'soccer-ball': 'forest', 'chocolate-bar': 'copper', 'money-bag': 'jade', 'gem-stone': 'royal' },
    }),
  ],
  social: 'northern-lights',
  mark: auroraMark,
  icon: auroraIcon,
};
