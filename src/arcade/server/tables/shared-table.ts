import type { TableBets, TableChoice, TableProof, TableResult, TableState } from '#arcade/table-api.ts';
import { GameRefusal } from '../game-refusal.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { Round } from '../store/round-store.ts';
import type { Player, PlaySession } from '../store/session-store.ts';
import { forgetBets, noteClosing, placedBets, type TableKey } from '../store/table-bets.ts';
import { chooseAtTable } from './choose-at-table.ts';
import { DealtRound } from './dealt-round.ts';
import { decideRounds, giveUpUntaken, payRounds } from './draw-round.ts';
import type { TableGame } from './place-chips.ts';
import { ownRoundOf, playerBets } from './player-bets.ts';
import { SharedSeats, type TableViewer } from './shared-seats.ts';
import { tableBots } from './table-bots.ts';
import { numberedRound, roundAt, type TableRound } from './table-clock.ts';
import { tableCrowd } from './table-crowd.ts';
import { TableResults } from './table-results.ts';
import { clientSeedOf, type TableSeeds } from './table-seeds.ts';
import { takeStakes } from './take-stakes.ts';

export interface TableParts {
  readonly game: TableGame;
  /** The real place and the one of trials: both play at the same table. */
  readonly places: readonly PlayParts[];
  readonly seeds: TableSeeds;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Results that a table shows of its past. */
const PAST_ROUNDS = 60;
/** Pages of one player; the oldest ends where he opens another one. */
const MOST_PAGES = 8;
/** The first cards lie open so long at least, where nobody has a choice. */
const LEAST_DEAL_MS = 4_000;
/** Chips and seats of others are told so often at most. */
const NEWS_EVERY_MS = 1_000;

/** A live table with viewers or bets: it opens and closes the betting, draws results and settles them. */
export class SharedTable {
  readonly #parts: TableParts;
  readonly #key: TableKey;
  readonly #results: TableResults;
  readonly #seats = new SharedSeats();
  #round: TableRound;
  #result: TableResult | null = null;
  /** Null before the first cards are dealt, and at tables without choices. */
  #dealt: DealtRound | null = null;
  #past: readonly unknown[];
  /** `taking` from the closing of bets until all wallets have answered. */
  #stakes: 'open' | 'taking' | 'taken' = 'open';
  /** Draws whose wins are on their way. */
  #paying = 0;
  #toldAt = 0;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#key = { vendor: parts.game.vendor, gameCode: parts.game.code };
    this.#results = new TableResults(parts.game, this.#key, parts.seeds);
    this.#round = roundAt(parts.game.pace, parts.clock().getTime());
    this.#past = this.#results.before(this.#round.number, PAST_ROUNDS);
    this.#leaveBefore(this.#round.number);
  }

  get game(): TableGame {
    return this.#parts.game;
  }

  /** True without viewers, without chips on the table, and without pending wallet calls. */
  get isIdle(): boolean {
    const isDrawing = this.#stakes !== 'open' && this.#result === null;
    if (this.#seats.people > 0 || isDrawing || this.#paying > 0) return false;
    const { closesAt } = this.#round;
    return this.#parts.places.every(({ store }) => placedBets(store, this.#key, closesAt).length === 0);
  }

  add(viewer: TableViewer): void {
    this.#seats.add(viewer);
    const pages = this.#seats.pagesOf(viewer.place, viewer.session);
    if (pages.length > MOST_PAGES) pages[0]?.end();
    viewer.sendTable(JSON.stringify({ ...this.#state(), past: this.#past }));
    viewer.sendMine(this.#betsOf(viewer.place, viewer.session));
  }

  remove(viewer: TableViewer): void {
    this.#seats.remove(viewer);
  }

  /** A player's chips have changed: all his pages are told. The others see it with the next news. */
  changed(place: PlayParts, player: Player): TableBets {
    const bets = this.#betsOf(place, player);
    for (const page of this.#seats.pagesOf(place, player)) page.sendMine(bets);
    return bets;
  }

  /**
   * Makes a player's next choice.
   * @throws GameRefusal as `chooseAtTable` does; `choices_closed` for another round than the one that is played.
   */
  async choose(place: PlayParts, session: PlaySession, { number, ...chosen }: TableChoice): Promise<TableBets> {
    const { closesAt, choosesUntil } = this.#round;
    const isOpen = (): boolean =>
      this.#round.number === number &&
      this.#dealt !== null &&
      this.#result === null &&
      this.#parts.clock().getTime() < choosesUntil;
    if (this.#round.number !== number) throw new GameRefusal('choices_closed', 'This round is over.');
    const round = await chooseAtTable(place, session, { table: this.#key, closesAt, isOpen }, chosen);
    if (this.#round.number === number) this.#dealt?.note(place, round);
    return this.changed(place, session);
  }

  /** Updates the table by the clock. Called several times a second. */
  look(): void {
    const { game, clock } = this.#parts;
    const now = clock().getTime();
    const round = roundAt(game.pace, now);
    // A clock that was set back waits until it is where it was.
    if (round.number < this.#round.number) return;
    if (round.number > this.#round.number) this.#begin(round);
    if (now >= round.closesAt && this.#stakes === 'open') this.#close();
    const isLocked = this.#stakes === 'taken' && now >= round.closesAt + game.pace.leastLockMs;
    if (this.#result === null && (isLocked || now >= round.closesAt + game.pace.mostLockMs)) this.#goOn(now);
    if (now >= this.#toldAt + NEWS_EVERY_MS) this.#tell();
  }

  /**
   * The seed and the result of an earlier round, and what the player had in it, for the fairness check.
   * @throws GameRefusal `not_found` before its result is shown, and for one before those that the table shows.
   */
  proof(number: number, place: PlayParts, player: Player): TableProof {
    const newest = this.#result === null ? this.#round.number - 1 : this.#round.number;
    if (number > newest || number < newest - PAST_ROUNDS)
      throw new GameRefusal('not_found', 'The round has no result yet, or is too long ago.');
    const { serverSeed, view } = this.#results.of(number);
    const { id: rulesId } = this.game.rules;
    const seedHash = this.#results.hashOf(number);
    const { closesAt } = numberedRound(this.game.pace, number);
    const own = ownRoundOf(place.store, this.#key, closesAt, player);
    return { number, rulesId, seedHash, serverSeed, clientSeed: clientSeedOf(this.#key), view, own };
  }

  /** The wallets have answered: the first cards are dealt where players choose, and the result is drawn else. */
  #goOn(now: number): void {
    const dealt = this.#dealt;
    if (this.game.rules.table !== undefined && dealt === null) this.#deal(now);
    else if (dealt === null || now >= this.#round.choosesUntil || (dealt.isChosen && now >= dealt.earliest))
      this.#draw();
  }

  #begin(round: TableRound): void {
    if (this.#result === null && this.#stakes !== 'open') this.#draw();
    this.#leaveBefore(round.number);
    const isNext = round.number === this.#round.number + 1;
    this.#past = isNext
      ? [...this.#past.slice(1), this.#results.of(round.number - 1).view]
      : this.#results.before(round.number, PAST_ROUNDS);
    this.#round = round;
    this.#result = null;
    this.#dealt = null;
    this.#stakes = 'open';
    this.#tell({ past: this.#past });
    this.#tellBets();
  }

  #close(): void {
    const { game, places, onError } = this.#parts;
    const { number, closesAt } = this.#round;
    const serverSeed = this.#results.seedOf(number);
    const closed = { table: this.#key, rules: game.rules, number, closesAt, serverSeed };
    this.#stakes = 'taking';
    const taking = places.map((place) => takeStakes(place, closed, (round) => this.changed(place, round)));
    void Promise.all(taking)
      .catch(onError)
      .finally(() => {
        if (this.#round.number === number) this.#stakes = 'taken';
      });
    this.#tell();
  }

  /** Bets that no wallet has taken by now do not count: nobody decides with the cards in sight whether he plays. */
  #deal(now: number): void {
    const { places } = this.#parts;
    const { number, closesAt } = this.#round;
    const given = places.map((place) => ({ place, rounds: giveUpUntaken(place, this.#key, closesAt) }));
    const shown = { view: this.#results.dealOf(number), earliest: now + LEAST_DEAL_MS };
    this.#dealt = new DealtRound(places, { table: this.#key, closesAt }, shown);
    this.#tell();
    this.#tellBets();
    this.#pay(given);
  }

  #draw(): void {
    const { places } = this.#parts;
    const { number, closesAt } = this.#round;
    this.#result = this.#results.of(number);
    const decided = places.map((place) => ({ place, rounds: decideRounds(place, this.#key, closesAt) }));
    this.#tell();
    this.#tellBets();
    this.#pay(decided);
  }

  #pay(ended: readonly { readonly place: PlayParts; readonly rounds: readonly Round[] }[]): void {
    this.#paying += 1;
    const paying = ended.map(({ place, rounds }) => payRounds(place, rounds, (round) => this.changed(place, round)));
    void Promise.all(paying)
      .catch(this.#parts.onError)
      .finally(() => {
        this.#paying -= 1;
      });
  }

  /**
   * Leaves the rounds before one. Chips of those that nobody closed, because no process was there, are forgotten:
   * nothing was taken for them. Their results are shown from now on, so they never open again.
   */
  #leaveBefore(number: number): void {
    const { closesAt } = numberedRound(this.game.pace, number - 1);
    for (const { store } of this.#parts.places)
      store.transaction(() => {
        forgetBets(store, this.#key, closesAt);
        noteClosing(store, this.#key, closesAt);
      });
  }

  #betsOf(place: PlayParts, player: Player): TableBets {
    return playerBets(place.store, this.#key, this.#round, player, this.#dealt !== null);
  }

  #state(): TableState {
    const { game, places, clock } = this.#parts;
    const { number, opensAt, closesAt, choosesUntil, endsAt } = this.#round;
    const now = clock().getTime();
    const passed = (now - opensAt) / (closesAt - opensAt);
    const bots = tableBots(this.#key, number, placesOfBots(game)).map(({ name, place, placedAfter }) => ({
      name,
      place: placedAfter <= passed ? place : null,
    }));
    return {
      now,
      number,
      opensAt,
      closesAt,
      choosesUntil,
      endsAt,
      seedHash: this.#results.hashOf(number),
      deal: this.#dealt?.view ?? null,
      result: this.#result,
      people: this.#seats.people,
      ...tableCrowd({ places, table: this.#key, closesAt, bots, seats: this.#seats }),
    };
  }

  #tell(more: Pick<TableState, 'past'> = {}): void {
    const state = { ...this.#state(), ...more };
    this.#toldAt = state.now;
    // The same text goes to everybody.
    const text = JSON.stringify(state);
    for (const page of this.#seats.pages()) page.sendTable(text);
  }

  #tellBets(): void {
    for (const { place, session } of this.#seats.all()) this.changed(place, session);
  }
}

/** Where players choose, every other place needs a bet on the first one. */
function placesOfBots({ rules: { places = [], table } }: TableGame): readonly string[] {
  return table === undefined ? places : places.slice(0, 1);
}
