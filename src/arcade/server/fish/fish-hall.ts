import type { FireVolley, VolleyAnswer } from '#arcade/fish-api.ts';
import { fishRules } from '#arcade/games/fish/rules/fish-rules.ts';
import { GameRefusal } from '../game-refusal.ts';
import type { OtherGame } from '../games/arcade-games.ts';
import { lookRegularly } from '../look-regularly.ts';
import { playerInGame } from '../matches/match-pages.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { PlaySession } from '../store/session-store.ts';
import { fireVolley } from './fire-volley.ts';
import { type FishPage, FishRoom } from './fish-room.ts';

const LOOK_EVERY_MS = 1_000;

interface HallParts {
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
}

/** The rooms of all fish shooters. They live in memory: what was bet and won is in the rounds of volleys. */
export class FishHall {
  readonly #parts: HallParts;
  readonly #rooms = new Map<string, FishRoom[]>();
  /** Ends the regular look. */
  readonly stop: () => void;

  constructor(parts: HallParts) {
    this.#parts = parts;
    this.stop = lookRegularly(LOOK_EVERY_MS, () => this.look(), parts.onError);
  }

  /** @throws GameRefusal `not_found` for a session of another game. */
  assertGame(place: PlayParts, session: PlaySession): void {
    fishGameOf(place, session);
  }

  add(page: FishPage): void {
    const key = playerInGame(page.place, page.session);
    this.#roomOf(key, page.session).add(key, page, this.#now());
  }

  remove(page: FishPage): void {
    const key = playerInGame(page.place, page.session);
    this.#roomsOf(page.session)
      .find((room) => room.seatOf(key) >= 0)
      ?.remove(key, page, this.#now());
  }

  /** @throws GameRefusal as `fireVolley`; `not_found` for a session of another game. */
  fire(place: PlayParts, session: PlaySession, request: FireVolley): Promise<VolleyAnswer> {
    const game = fishGameOf(place, session);
    const key = playerInGame(place, session);
    const room = this.#roomOf(key, session);
    return fireVolley({ place, session, game, room, key, now: () => this.#now() }, request);
  }

  /** Frees seats of players who have left, and closes empty rooms. Called every second. */
  look(): void {
    const now = this.#now();
    for (const [game, rooms] of this.#rooms) {
      for (const room of rooms) room.look(now);
      const open = rooms.filter(({ isEmpty }) => !isEmpty);
      if (open.length === 0) this.#rooms.delete(game);
      else this.#rooms.set(game, open);
    }
  }

  /** The player's room: where he sits, else the first with a free seat, else a new one. He has a seat in it. */
  #roomOf(key: string, session: PlaySession): FishRoom {
    const rooms = this.#roomsOf(session);
    const own = rooms.find((room) => room.seatOf(key) >= 0);
    if (own !== undefined) return own;
    const room = rooms.find(({ isFull }) => !isFull) ?? this.#openRoom(session, rooms);
    room.sit(key, session, this.#now());
    return room;
  }

  #roomsOf({ vendor, gameCode }: PlaySession): readonly FishRoom[] {
    return this.#rooms.get(`${vendor}:${gameCode}`) ?? [];
  }

  /** Rooms have the lowest number that is free. */
  #openRoom({ vendor, gameCode }: PlaySession, rooms: readonly FishRoom[]): FishRoom {
    const taken = new Set(rooms.map(({ number }) => number));
    let number = 1;
    while (taken.has(number)) number++;
    const room = new FishRoom({ vendor, gameCode }, number);
    this.#rooms.set(`${vendor}:${gameCode}`, [...rooms, room]);
    return room;
  }

  #now(): number {
    return this.#parts.clock().getTime();
  }
}

function fishGameOf({ games }: PlayParts, { vendor, gameCode }: PlaySession): OtherGame {
  const game = games.find(vendor, gameCode);
  if (game === undefined || game.kind === 'slot' || game.rules.id !== fishRules.id)
    throw new GameRefusal('not_found', 'The game is no fish shooter.');
  return game;
}
