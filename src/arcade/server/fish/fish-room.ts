import type { FishMoney, FishSeat, FishRoom as SeenRoom, SeenShots } from '#arcade/fish-api.ts';
import type { FishId } from '#arcade/games/fish/rules/fish-kinds.ts';
import { findFish, SEATS_OF_ROOM } from '#arcade/games/fish/rules/sea.ts';
import { fnv1a32 } from '#art/seeded-random.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { PlaySession } from '../store/session-store.ts';
import type { TableKey } from '../store/table-bets.ts';

/** A page that shows a room. */
export interface FishPage {
  readonly place: PlayParts;
  readonly session: PlaySession;
  readonly sendRoom: (room: SeenRoom) => void;
  readonly sendShots: (shots: SeenShots) => void;
  /** Ends the page's stream. */
  readonly end: () => void;
}

/** A seat without a page waits so long for its player. */
const SEAT_WAITS_MS = 20_000;
/** Pages of one player; the oldest ends where he opens another one. */
const MOST_PAGES = 8;
/** Clocks of browsers and the way of a call: a fish that has just come or gone is still shot at. */
const TOLERANCE_MS = 2_000;

interface Seat {
  readonly key: string;
  readonly session: PlaySession;
  readonly pages: Set<FishPage>;
  stake: FishMoney | null;
  /** When his last page was closed; null while one is open. */
  leftAt: number | null;
  firedAt: number;
}

interface Catch {
  readonly roundId: string;
  /** When the fish would have left. */
  readonly until: number;
  isTold: boolean;
}

/** The number by which the fish of a room swim: the same after a restart. */
export function seaOfRoom({ vendor, gameCode }: TableKey, number: number): number {
  return fnv1a32(`${vendor}:${gameCode}:${number}`);
}

/** Four players at one sea: who sits at which cannon, and which fish are caught. Money is none of its business. */
export class FishRoom {
  readonly number: number;
  readonly #sea: number;
  readonly #seats: (Seat | null)[] = Array.from({ length: SEATS_OF_ROOM }, () => null);
  /** Fish that a decided volley has caught. Pages know those told. */
  readonly #caught = new Map<FishId, Catch>();

  constructor(game: TableKey, number: number) {
    this.number = number;
    this.#sea = seaOfRoom(game, number);
  }

  get isEmpty(): boolean {
    return this.#seats.every((seat) => seat === null);
  }

  get isFull(): boolean {
    return this.#seats.every((seat) => seat !== null);
  }

  /** The seat of a player; -1 for somebody who has none here. */
  seatOf(key: string): number {
    return this.#seats.findIndex((seat) => seat?.key === key);
  }

  /** Gives a player a seat, where he has none and one is free. */
  sit(key: string, session: PlaySession, now: number): void {
    if (this.seatOf(key) >= 0) return;
    const free = this.#seats.indexOf(null);
    if (free < 0) throw new Error(`Room ${this.number} has no free seat.`);
    this.#seats[free] = { key, session, pages: new Set(), stake: null, leftAt: now, firedAt: 0 };
  }

  add(key: string, page: FishPage, now: number): void {
    const seat = this.#mustSit(key);
    seat.pages.add(page);
    seat.leftAt = null;
    if (seat.pages.size > MOST_PAGES) [...seat.pages][0]?.end();
    this.tellRoom(now);
  }

  remove(key: string, page: FishPage, now: number): void {
    const seat = this.#seats[this.seatOf(key)];
    if (!seat?.pages.delete(page) || seat.pages.size > 0) return;
    seat.leftAt = now;
    this.tellRoom(now);
  }

  /** Frees seats whose players have not come back, and forgets fish that would have left. */
  look(now: number): void {
    for (const [id, { until }] of this.#caught) if (until + TOLERANCE_MS < now) this.#caught.delete(id);
    const gone = (seat: Seat | null) => seat?.leftAt != null && now >= seat.leftAt + SEAT_WAITS_MS;
    if (!this.#seats.some(gone)) return;
    for (const [index, seat] of this.#seats.entries()) if (gone(seat)) this.#seats[index] = null;
    this.tellRoom(now);
  }

  /** Notes that a player fires; false where his last volley was less than `gapMs` ago. */
  mayFire(key: string, now: number, gapMs: number): boolean {
    const seat = this.#mustSit(key);
    if (Math.abs(now - seat.firedAt) < gapMs) return false;
    seat.firedAt = now;
    return true;
  }

  /** Whether a fish is in sight and was not caught. */
  swims(id: FishId, now: number): boolean {
    const fish = findFish(this.#sea, id);
    if (fish === undefined || this.#caught.has(id)) return false;
    return now >= fish.from - TOLERANCE_MS && now <= fish.until + TOLERANCE_MS;
  }

  /** Takes fish out of the sea that a decided volley has caught: nobody else catches them. Pages are not told yet. */
  take(roundId: string, fish: readonly FishId[]): void {
    for (const id of fish) {
      const until = findFish(this.#sea, id)?.until;
      if (until !== undefined) this.#caught.set(id, { roundId, until, isTold: false });
    }
  }

  /** Puts the fish of a volley back that came to nothing. */
  putBack(roundId: string): void {
    for (const [id, taken] of this.#caught) if (taken.roundId === roundId) this.#caught.delete(id);
  }

  /** Shows what a player fires. The stake stands at his cannon from then on. */
  tellShots(key: string, shots: SeenShots['shots'], stake: FishMoney | null, now: number): void {
    const seat = this.#mustSit(key);
    const isSame = seat.stake?.minor === stake?.minor;
    seat.stake = stake;
    if (!isSame) this.tellRoom(now);
    this.#send({ seat: this.seatOf(key), shots, catches: [] });
  }

  /** Shows what a player has caught. Fish that were told before are left out, so it may be called again. */
  tellCatches(key: string, roundId: string, catches: SeenShots['catches']): void {
    const fresh = catches.filter(({ fish }) => {
      const taken = this.#caught.get(fish);
      if (taken === undefined || taken.isTold || taken.roundId !== roundId) return false;
      taken.isTold = true;
      return true;
    });
    if (fresh.length > 0) this.#send({ seat: this.seatOf(key), shots: [], catches: fresh });
  }

  tellRoom(now: number): void {
    const seats = this.#seats.map(
      (seat): FishSeat | null =>
        seat && { name: seat.session.displayName, isHere: seat.leftAt === null, stake: seat.stake },
    );
    const caught = [...this.#caught].flatMap(([id, { isTold }]) => (isTold ? [id] : []));
    for (const [index, seat] of this.#seats.entries())
      for (const page of seat?.pages ?? [])
        page.sendRoom({ now, number: this.number, sea: this.#sea, seat: index, seats, caught });
  }

  #send(shots: SeenShots): void {
    for (const seat of this.#seats) for (const page of seat?.pages ?? []) page.sendShots(shots);
  }

  #mustSit(key: string): Seat {
    const seat = this.#seats[this.seatOf(key)];
    if (seat == null) throw new Error(`The player ${key} has no seat in room ${this.number}.`);
    return seat;
  }
}
