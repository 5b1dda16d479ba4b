import { type FishId, fishKind, kindOfFish } from '../rules/fish-kinds.ts';
import { findFish, placeOf, slopeOf } from '../rules/sea.ts';
import type { Shot } from '../rules/volley.ts';
import type { FishClient, SeaShow } from './fish-client.ts';
import { type SeenFish, valueText } from './fish-sight.ts';
import { paintCannon } from './paint-cannon.ts';
import {
  paintBubbles,
  paintCaustics,
  paintGlow,
  paintMoney,
  paintNet,
  paintReticle,
  paintValue,
} from './paint-water.ts';
import { cannonColour, cannonPlace, cannonPosition, type SeaSize, unitOf } from './sea-place.ts';
import type { Sprites } from './sprites.ts';

/** A shot takes so long to its fish; what it did is known when the wallet has answered. */
const FLIGHT_MS = 260;
const NET_MS = 260;
const END_MS = 700;
const MONEY_MS = 1_400;
const RECOIL_MS = 160;

interface Flight {
  readonly position: number;
  readonly fish: FishId;
  readonly size: number;
  readonly at: number;
}

interface End {
  readonly fish: FishId;
  readonly text: string;
  readonly at: number;
}

interface PainterParts {
  readonly canvas: HTMLCanvasElement;
  readonly sprites: Sprites;
  readonly client: () => FishClient;
  readonly hasLessMotion: () => boolean;
}

/** Draws the sea of a room: fish, shots, catches and cannons. The water behind is a picture of the page. */
export class SeaPainter implements SeaShow {
  readonly #parts: PainterParts;
  readonly #pen: CanvasRenderingContext2D;
  #size: SeaSize = { width: 1, height: 1, isMirrored: false };
  #density = 1;
  #flights: Flight[] = [];
  #ends: End[] = [];
  readonly #turns = [0, 0, 0, 0];
  readonly #firedAt = [0, 0, 0, 0];

  constructor(parts: PainterParts) {
    this.#parts = parts;
    const pen = parts.canvas.getContext('2d');
    if (pen === null) throw new Error('The browser draws on no canvas.');
    this.#pen = pen;
  }

  get proportion(): number {
    return this.#size.height / this.#size.width;
  }

  resize(size: SeaSize): void {
    this.#size = size;
    this.#density = Math.min(2, devicePixelRatio);
    const { canvas } = this.#parts;
    canvas.width = Math.round(size.width * this.#density);
    canvas.height = Math.round(size.height * this.#density);
  }

  fired(seat: number, shots: readonly Shot[]): void {
    const position = this.#positionOf(seat);
    const at = performance.now();
    this.#firedAt[position] = at;
    // The shots of others come in volleys; they are shown one after the other.
    for (const [index, { weapon, fish }] of shots.entries())
      for (const id of fish)
        this.#flights.push({ position, fish: id, size: weapon === 'torpedo' ? 1.9 : 1, at: at + index * 110 });
  }

  caught(_seat: number, fish: FishId, text: string): void {
    this.#ends.push({ fish, text, at: performance.now() });
  }

  /** Draws one frame. */
  paint(): void {
    const at = performance.now();
    const client = this.#parts.client();
    const pen = this.#pen;
    const { width, height } = this.#size;
    pen.setTransform(this.#density, 0, 0, this.#density, 0, 0);
    pen.clearRect(0, 0, width, height);
    const seen = client.seen();
    const isStill = this.#parts.hasLessMotion();
    paintCaustics(pen, this.#size, isStill ? 0 : at);
    for (const one of seen) this.#paintFish(one, isStill ? 0 : at, isStill);
    for (const one of seen) this.#paintValue(one);
    const target = seen.find(({ fish }) => fish.id === client.target);
    if (target !== undefined) this.#paintAim(target);
    this.#paintShots(at);
    this.#paintEnds(at);
    paintBubbles(pen, this.#size, isStill ? 0 : at, isStill ? 22 : 44);
    this.#paintCannons(at, target);
  }

  #positionOf(seat: number): number {
    return cannonPosition(seat, this.#parts.client().state.room?.seat ?? 0);
  }

  #widthOf({ fish }: SeenFish): number {
    return fishKind(fish.kind).length * unitOf(this.#size);
  }

  #paintFish(one: SeenFish, at: number, isStill: boolean): void {
    const { fish } = one;
    const pen = this.#pen;
    const [x, y] = [one.x * this.#size.width, one.y * this.#size.height];
    const sprite = this.#parts.sprites.of(fish.kind, this.#widthOf(one), this.#density);
    if (sprite === null) return;
    if (fish.kind === 'boss') paintGlow(pen, x, y, sprite.width * 0.92, at);
    const sway = isStill ? 0 : Math.sin((at / 1_000) * Math.PI + fish.phase) * 0.07;
    const isUpright = fish.kind === 'jelly' || fish.kind === 'octopus';
    pen.save();
    pen.translate(x, y);
    pen.scale(fish.isToLeft ? -1 : 1, 1);
    pen.rotate(sway + (isUpright ? 0 : Math.atan(slopeOf(fish, this.#parts.client().now) * this.proportion) * 0.8));
    pen.drawImage(sprite.picture, -sprite.width / 2, -sprite.height / 2, sprite.width, sprite.height);
    pen.restore();
  }

  #paintValue(one: SeenFish): void {
    const { kind } = one.fish;
    const below = (this.#widthOf(one) * fishKind(kind).stoutness) / 2;
    const y = one.y * this.#size.height + below + 4;
    const text = valueText(this.#parts.client().state.weapon, one.fish);
    paintValue(this.#pen, one.x * this.#size.width, y, text, kind === 'boss', unitOf(this.#size) / 12.16);
  }

  #paintAim(target: SeenFish): void {
    const { room, isPoor } = this.#parts.client().state;
    if (room === null || isPoor) return;
    const place = cannonPlace(0, this.#size);
    const [x, y] = [target.x * this.#size.width, target.y * this.#size.height];
    paintReticle(this.#pen, place, { x, y }, Math.max(26, this.#widthOf(target) * 0.62));
  }

  /** Where a shot's fish is; where it was last for one that has gone. */
  #placeOf(fish: FishId): { readonly x: number; readonly y: number } | null {
    const client = this.#parts.client();
    const { room } = client.state;
    const found = room === null ? undefined : findFish(room.sea, fish);
    if (found === undefined) return null;
    const { x, y } = placeOf(found, Math.min(found.until, Math.max(found.from, client.now)));
    return { x: x * this.#size.width, y: y * this.#size.height };
  }

  #paintShots(at: number): void {
    this.#flights = this.#flights.filter((flight) => at < flight.at + FLIGHT_MS + NET_MS);
    for (const { position, fish, size, at: from } of this.#flights) {
      const target = this.#placeOf(fish);
      const way = (at - from) / FLIGHT_MS;
      if (target === null || way < 0) continue;
      const colour = cannonColour(position);
      if (way >= 1) paintNet(this.#pen, target.x, target.y, 30 * size, colour, (at - from - FLIGHT_MS) / NET_MS);
      else {
        const start = cannonPlace(position, this.#size);
        const [x, y] = [start.x + (target.x - start.x) * way, start.y + (target.y - start.y) * way];
        this.#pen.fillStyle = colour;
        this.#pen.globalAlpha = 0.4;
        this.#disc(x, y, 11 * size);
        this.#pen.globalAlpha = 1;
        this.#pen.fillStyle = '#fff';
        this.#disc(x, y, 5 * size);
      }
    }
  }

  #disc(x: number, y: number, radius: number): void {
    this.#pen.beginPath();
    this.#pen.arc(x, y, radius, 0, 2 * Math.PI);
    this.#pen.fill();
  }

  #paintEnds(at: number): void {
    this.#ends = this.#ends.filter((end) => at < end.at + MONEY_MS);
    for (const { fish, text, at: from } of this.#ends) {
      const place = this.#placeOf(fish);
      const kind = kindOfFish(fish);
      if (place === null || kind === undefined) continue;
      const gone = (at - from) / END_MS;
      const sprite = this.#parts.sprites.of(kind, fishKind(kind).length * unitOf(this.#size), this.#density);
      if (gone < 1 && sprite !== null) {
        this.#pen.save();
        this.#pen.globalAlpha = 1 - gone;
        this.#pen.translate(place.x, place.y);
        if (!this.#parts.hasLessMotion()) this.#pen.rotate(gone * 2);
        const scale = 1 + gone * 0.35;
        this.#pen.scale(scale, scale);
        this.#pen.drawImage(sprite.picture, -sprite.width / 2, -sprite.height / 2, sprite.width, sprite.height);
        this.#pen.restore();
      }
      paintMoney(this.#pen, place.x, place.y, text, (at - from) / MONEY_MS, kind === 'boss' ? 1.7 : 1);
    }
  }

  #paintCannons(at: number, target: SeenFish | undefined): void {
    const { room, isPoor } = this.#parts.client().state;
    if (room === null) return;
    for (const [seat, player] of room.seats.entries()) {
      if (player === null) continue;
      const position = this.#positionOf(seat);
      const place = cannonPlace(position, this.#size);
      const isOwn = position === 0;
      const last = this.#flights.findLast((flight) => flight.position === position)?.fish;
      const aim = isOwn && target !== undefined ? target.fish.id : last;
      const point = aim === undefined ? null : this.#placeOf(aim);
      if (point !== null) {
        const rise = place.isUpper ? point.y - place.y : place.y - point.y;
        this.#turns[position] = Math.atan2(point.x - place.x, Math.max(1, rise));
      }
      paintCannon(this.#pen, {
        position,
        ...place,
        scale: Math.max(0.62, unitOf(this.#size) / 12.16),
        turn: this.#turns[position] ?? 0,
        isOwn,
        isGrey: (isOwn && isPoor) || !player.isHere,
        recoil: Math.max(0, 1 - (at - (this.#firedAt[position] ?? 0)) / RECOIL_MS),
      });
    }
  }
}
