import type { CannonPlace, SeaSize } from './sea-place.ts';

type Pen = CanvasRenderingContext2D;

const FONT = '"Geist Variable", system-ui, sans-serif';
const RAYS = 16;
const RAY_TURN_MS = 40_000;
const CAUSTICS_MS = 6_000;

/** A share from 0 to below 1 that belongs to a number, the same in every frame. */
function share(index: number, salt: number): number {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

/** The rays and the glow behind a boss. `at` is 0 where nothing may turn. */
export function paintGlow(pen: Pen, x: number, y: number, radius: number, at: number): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, '#FFF6C9e0');
  glow.addColorStop(0.4, '#FFC93A70');
  glow.addColorStop(1, '#FFB02000');
  pen.save();
  pen.globalAlpha = 0.7;
  pen.fillStyle = glow;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.globalCompositeOperation = 'screen';
  pen.globalAlpha = 0.2;
  pen.fillStyle = '#FFE9A0';
  pen.translate(x, y);
  pen.rotate(((at % RAY_TURN_MS) / RAY_TURN_MS) * 2 * Math.PI);
  for (let index = 0; index < RAYS; index++) {
    const angle = (index * 2 * Math.PI) / RAYS;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(angle) * radius * 1.25, Math.sin(angle) * radius * 1.25);
    pen.lineTo(Math.cos(angle + 0.11) * radius * 1.25, Math.sin(angle + 0.11) * radius * 1.25);
    pen.fill();
  }
  pen.restore();
}

/** The light that plays on the ground. */
export function paintCaustics(pen: Pen, { width, height }: SeaSize, at: number): void {
  pen.save();
  pen.globalCompositeOperation = 'screen';
  pen.strokeStyle = '#DFFBFF';
  pen.lineWidth = 2;
  for (let index = 0; index < 16; index++) {
    const beat = Math.sin(((at % CAUSTICS_MS) / CAUSTICS_MS + share(index, 1)) * 2 * Math.PI);
    const [x, y] = [share(index, 2) * width + beat * 10, height * (0.885 + share(index, 3) * 0.09)];
    pen.globalAlpha = 0.22 + beat * 0.12;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + 20, y - 8, x + 40, y);
    pen.quadraticCurveTo(x + 60, y + 8, x + 80, y);
    pen.stroke();
  }
  pen.restore();
}

/** Bubbles, each of which rises through the sea in 8 to 14 seconds. */
export function paintBubbles(pen: Pen, { width, height }: SeaSize, at: number, count: number): void {
  pen.save();
  pen.lineWidth = 0.9;
  for (let index = 0; index < count; index++) {
    const riseMs = 8_000 + share(index, 4) * 6_000;
    const way = (at / riseMs + share(index, 5)) % 1;
    const radius = 1.5 + share(index, 6) * 6;
    const x = share(index, 7) * width + Math.sin(way * 9 + index) * 8;
    const y = height * (1.04 - way * 1.08);
    pen.globalAlpha = 0.25 + share(index, 8) * 0.5;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = '#DFFBFF29';
    pen.fill();
    pen.strokeStyle = '#ffffffb3';
    pen.stroke();
    pen.beginPath();
    pen.arc(x - radius * 0.3, y - radius * 0.3, radius * 0.25, 0, 2 * Math.PI);
    pen.fillStyle = '#fff';
    pen.fill();
  }
  pen.restore();
}

/** What a fish pays, in a plate under it. */
export function paintValue(pen: Pen, x: number, y: number, text: string, isBoss: boolean, scale: number): void {
  const size = Math.max(11, Math.min(15, 14 * scale));
  pen.font = `700 ${size}px ${FONT}`;
  const width = pen.measureText(text).width + size * 1.15;
  const height = size * 1.65;
  pen.beginPath();
  pen.roundRect(x - width / 2, y - height / 2 + size * 0.4, width, height, height / 2);
  pen.fillStyle = isBoss ? '#FFD45C' : '#04182Ec7';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = isBoss ? '#FFF3C4' : '#ffffff47';
  pen.stroke();
  pen.fillStyle = isBoss ? '#3A2304' : '#fff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y + size * 0.45);
}

/** The dashed line from the cannon to its target, and the ring around it. */
export function paintReticle(
  pen: Pen,
  from: CannonPlace,
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
): void {
  const angle = Math.atan2(y - from.y, x - from.x);
  const length = Math.hypot(x - from.x, y - from.y);
  pen.save();
  pen.strokeStyle = '#8CF7E6';
  pen.lineCap = 'round';
  pen.globalAlpha = 0.7;
  pen.lineWidth = 1.5;
  pen.setLineDash([3, 7]);
  pen.beginPath();
  pen.moveTo(from.x + Math.cos(angle) * 70, from.y + Math.sin(angle) * 70);
  pen.lineTo(
    from.x + Math.cos(angle) * Math.max(70, length - radius),
    from.y + Math.sin(angle) * Math.max(70, length - radius),
  );
  pen.stroke();
  pen.globalAlpha = 0.95;
  pen.lineWidth = 3;
  const dash = (2 * Math.PI * radius) / 8;
  pen.setLineDash([dash * 0.6, dash * 0.4]);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
  pen.setLineDash([]);
  pen.beginPath();
  for (const [cos, sin] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    pen.moveTo(x + cos * radius, y + sin * radius);
    pen.lineTo(x + cos * radius * 0.82, y + sin * radius * 0.82);
  }
  pen.stroke();
  pen.restore();
}

/** The net that opens where a shot has arrived. `way` from 0 to 1. */
export function paintNet(pen: Pen, x: number, y: number, radius: number, colour: string, way: number): void {
  const wide = radius * (0.5 + way * 0.5);
  pen.save();
  pen.globalAlpha = 0.9 * (1 - way);
  pen.strokeStyle = colour;
  pen.translate(x, y);
  for (const [part, width] of [
    [1, 2.5],
    [0.66, 1.5],
    [0.34, 1.5],
  ] as const) {
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(0, 0, wide * part, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.lineWidth = 1.2;
  pen.beginPath();
  for (let index = 0; index < 8; index++) {
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos((index * Math.PI) / 4) * wide, Math.sin((index * Math.PI) / 4) * wide);
  }
  pen.stroke();
  pen.restore();
}

/** What a catch has paid, rising from the fish. `way` from 0 to 1. */
export function paintMoney(pen: Pen, x: number, y: number, text: string, way: number, scale: number): void {
  pen.save();
  pen.globalAlpha = Math.min(1, 3 * (1 - way));
  pen.translate(x, y - way * 46);
  pen.font = `700 ${Math.round(22 * scale)}px ${FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 4;
  pen.strokeStyle = '#3A2304';
  pen.direction = 'ltr';
  pen.strokeText(text, 0, 0);
  pen.fillStyle = '#FFE48A';
  pen.fillText(text, 0, 0);
  pen.restore();
}
