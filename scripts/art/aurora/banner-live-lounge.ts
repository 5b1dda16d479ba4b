import { rouletteWheel } from '#art/objects/roulette-wheel.ts';
import { fnv1a32, mulberry32 } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';
import { type BannerFrame, blurFilter, fromEnd, inkScrim } from '../banner-frame.ts';

const VIOLET_WOOD = { light: '#3A2A7A', dark: '#140C3C', edge: '#9E8CFF' };
const LIGHTS = ['#B79BFF', '#FF9FD6', '#7C54F5', '#8FE9FF'];

/** Lamps of the lounge, out of focus along the upper edge. */
function lamps(frame: BannerFrame): string {
  const { width, height } = frame;
  const random = mulberry32(fnv1a32('live-lounge'));
  const discs = LIGHTS.flatMap((colour) =>
    Array.from(
      { length: 7 },
      () =>
        `<circle cx="${f(fromEnd(frame, width * (0.65 - random() * 0.65)))}" cy="${f(random() * height * 0.5)}" r="${f(5 + random() * 16)}" fill="${colour}" opacity="${f(0.1 + random() * 0.25)}"/>`,
    ),
  );
  return `<defs>${blurFilter('lamps', 2.4)}</defs><g filter="url(#lamps)">${discs.join('')}</g>`;
}

/** A violet roulette wheel that leaves the picture at the foot. */
export function liveLoungeBanner(frame: BannerFrame): string {
  const { width: w, height: h, mobile } = frame;
  const ground = `<defs><radialGradient id="ground" cx=".2" cy=".3" r="1"><stop offset="0" stop-color="#7B2FF7"/><stop offset=".5" stop-color="#3A1390"/><stop offset="1" stop-color="#140A3C"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#ground)"/>`;
  const wheel = mobile
    ? rouletteWheel('w', { x: w * 0.68, y: 84, radius: 112, squash: 0.7, wood: VIOLET_WOOD })
    : rouletteWheel('w', { x: fromEnd(frame, 210), y: 160, radius: 190, squash: 0.7, wood: VIOLET_WOOD });
  const scrim = inkScrim(frame, '#12083A', mobile ? 1 : 0.62);
  return mobile ? ground + lamps(frame) + wheel + scrim : ground + lamps(frame) + scrim + wheel;
}
