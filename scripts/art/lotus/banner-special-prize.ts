import { coin } from '#art/objects/coin.ts';
import { lotteryBall } from '#art/objects/lottery-ball.ts';
import { lotusFlower } from '#art/objects/lotus-flower.ts';
import { type BannerFrame, inkScrim } from '../banner-frame.ts';
import { crimsonGround, LOTUS_INK } from './crimson-ground.ts';
import { paperLantern } from './paper-lantern.ts';

const CRIMSON = '#D81E3E';

/** A lotus in its light, and the balls of a draw before it. */
export function specialPrizeBanner(frame: BannerFrame): string {
  const { width: w, mobile } = frame;
  const ball = (x: number, y: number, radius: number, label: string, colour = CRIMSON) =>
    lotteryBall(x, y, { label, colour, radius });
  if (mobile) {
    const x = w * 0.74;
    return (
      crimsonGround(frame, { x, y: 78, radius: 120 }) +
      lotusFlower('lotus', x, 116, 0.72) +
      ball(w * 0.54, 108, 17, '58') +
      ball(w * 0.93, 112, 19, '14', '#E3A21A') +
      inkScrim(frame, LOTUS_INK)
    );
  }
  return (
    crimsonGround(frame, { x: w - 220, y: 150, radius: 230 }) +
    inkScrim(frame, LOTUS_INK, 0.9) +
    paperLantern('far', w - 388, 44, 61) +
    paperLantern('near', w - 58, 60, 80) +
    lotusFlower('lotus', w - 220, 226, 1.5) +
    coin({ x: w - 378, y: 160, radius: 20, turn: -18, mark: 'star' }) +
    coin({ x: w - 62, y: 170, radius: 24, turn: 16, mark: 'star' }) +
    ball(w - 356, 238, 33, '58') +
    ball(w - 288, 272, 37, '21', '#E3A21A') +
    ball(w - 206, 286, 39, '04', '#1F8A5B') +
    ball(w - 126, 272, 37, '77', '#2B5FD0') +
    ball(w - 58, 236, 33, '39', '#7B3FC0')
  );
}
