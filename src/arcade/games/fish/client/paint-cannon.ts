import { cannonColours } from './sea-place.ts';

/** Of a cannon whose player has not enough for a shot. */
const GREY = ['#9AA3B2', '#4A5362'] as const;

export interface CannonLook {
  readonly position: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** It stands at the upper edge, and points down. */
  readonly isUpper: boolean;
  /** Turn of the barrel in radians from straight ahead. */
  readonly turn: number;
  readonly isOwn: boolean;
  readonly isGrey: boolean;
  /** 0 to 1 after a shot: the barrel springs back. */
  readonly recoil: number;
}

function ellipse(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string | CanvasGradient,
) {
  pen.beginPath();
  pen.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
}

function across(pen: CanvasRenderingContext2D, half: number, stops: readonly (readonly [number, string])[]) {
  const gradient = pen.createLinearGradient(-half, 0, half, 0);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

function brass(pen: CanvasRenderingContext2D, half: number): CanvasGradient {
  return across(pen, half, [
    [0, '#6A3E06'],
    [0.3, '#FFE9A0'],
    [0.55, '#D99B30'],
    [1, '#7A4A0A'],
  ]);
}

function barrel(pen: CanvasRenderingContext2D, light: string, dark: string, isOwn: boolean): void {
  pen.beginPath();
  pen.moveTo(-17, 0);
  pen.lineTo(-13, -62);
  pen.lineTo(13, -62);
  pen.lineTo(17, 0);
  pen.closePath();
  pen.fillStyle = across(pen, 17, [
    [0, dark],
    [0.35, light],
    [0.5, '#fff'],
    [0.65, light],
    [1, dark],
  ]);
  pen.fill();
  pen.fillStyle = brass(pen, 18);
  pen.beginPath();
  pen.roundRect(-18, -76, 36, 16, 6);
  pen.roundRect(-15, -40, 30, 8, 3);
  pen.fill();
  ellipse(pen, 0, -76, 12, 4, '#06121F');
  if (!isOwn) return;
  pen.globalAlpha = 0.5;
  ellipse(pen, 0, -84, 17, 17, light);
  pen.globalAlpha = 1;
  ellipse(pen, 0, -84, 8, 8, '#fff');
}

/** Draws a cannon on its stand. */
export function paintCannon(pen: CanvasRenderingContext2D, look: CannonLook): void {
  const [light, dark] = look.isGrey ? GREY : cannonColours(look.position);
  pen.save();
  pen.translate(look.x, look.y);
  pen.scale(look.scale, look.isUpper ? -look.scale : look.scale);
  pen.globalAlpha = 0.6;
  ellipse(pen, 0, 10, 62, 22, '#00101e');
  pen.globalAlpha = 1;
  ellipse(pen, 0, 0, 54, 24, brass(pen, 54));
  ellipse(pen, 0, -3, 42, 17, '#0B2344');
  pen.save();
  pen.rotate(look.turn);
  pen.translate(0, look.recoil * 9);
  barrel(pen, light, dark, look.isOwn && !look.isGrey);
  pen.restore();
  ellipse(pen, 0, 0, 21, 21, brass(pen, 21));
  ellipse(pen, 0, 0, 14, 14, dark);
  pen.globalAlpha = 0.55;
  ellipse(pen, -4, -5, 5, 5, '#fff');
  pen.restore();
}
