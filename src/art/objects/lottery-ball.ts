import { textPath } from '#art/lettering/text-path.ts';
import { fnv1a32 } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';

export interface LotteryBall {
  /** What is written on the ball: a number, or a short sign such as an animal's initial. */
  label: string;
  colour: string;
  /** Radius in user units. */
  radius?: number;
}

const idOf = ({ label, colour, radius = 24 }: LotteryBall): string =>
  `q${fnv1a32(`${label}|${colour}|${radius}`).toString(36)}`;

/** A drawn ball around the origin: a colour disc, a white centre with its number, and one radial gloss. */
function ballBody(ball: LotteryBall): string {
  const { label, colour, radius: r = 24 } = ball;
  const id = idOf(ball);
  const stop = (offset: number, tone: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${tone}" stop-opacity="${opacity}"/>`;
  const size = r * (label.length > 2 ? 0.52 : 0.72);
  const number = textPath({ text: label, face: 'fredoka', size, x: 0, y: size * 0.36, centred: true });
  return (
    `<defs><radialGradient id="${id}" cx=".34" cy=".26" r=".85">${stop(0, '#fff', 0.85)}${stop(0.22, '#fff', 0.2)}${stop(0.6, '#000', 0)}${stop(1, '#000', 0.42)}</radialGradient></defs>` +
    `<ellipse cy="${f(r * 0.92)}" rx="${f(r * 0.8)}" ry="${f(r * 0.2)}" fill="#000" opacity=".22"/>` +
    `<circle r="${f(r)}" fill="${colour}"/><circle r="${f(r * 0.58)}" fill="#fff"/><path d="${number}" fill="#1E1414"/>` +
    `<circle r="${f(r)}" fill="url(#${id})"/>`
  );
}

/** A ball as a standalone SVG. */
export function lotteryBallSvg(ball: LotteryBall): string {
  const r = ball.radius ?? 24;
  const board = f(r * 2.4);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${f(-r * 1.2)} ${f(-r * 1.2)} ${board} ${board}" width="${board}" height="${board}">${ballBody(ball)}</svg>`;
}

/** A ball among other things, its centre at the given point. */
export function lotteryBall(x: number, y: number, ball: LotteryBall): string {
  return `<g transform="translate(${f(x)} ${f(y)})">${ballBody(ball)}</g>`;
}
