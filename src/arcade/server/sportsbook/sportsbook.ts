import type { BookId } from '#arcade/games/sportsbook/data/sport-data.ts';
import { sportsOf } from '#arcade/games/sportsbook/data/sports.ts';
import { findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import { slipRules } from '#arcade/games/sportsbook/slip/slip-rules.ts';
import type {
  CashOut,
  CashOutAnswer,
  FixtureDetail,
  LeagueTable,
  PlaceSlip,
  SlipAnswer,
  SlipList,
  SportsBoard,
} from '#arcade/sportsbook-api.ts';
import { GameRefusal } from '../game-refusal.ts';
import type { ArcadeGame } from '../games/arcade-games.ts';
import { lookRegularly } from '../look-regularly.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { findRound, type Round } from '../store/round-store.ts';
import type { Player, PlaySession } from '../store/session-store.ts';
import { openSlipsOf, settledSlipsOf } from '../store/slip-rounds.ts';
import type { TableSeeds } from '../tables/table-seeds.ts';
import { CorrectedSlips } from './corrected-slips.ts';
import { Exposure } from './exposure.ts';
import { MatchCentre } from './match-centre.ts';
import { OpenSlips } from './open-slips.ts';
import { leagueTable } from './past-matches.ts';
import { placeSlip } from './place-slip.ts';
import { slipOfRound } from './slip-of-round.ts';
import { boardQueryIn, fixtureDetail, listedFixture, sportsBoard } from './sports-board.ts';
import { type SportsPage, SportsPages } from './sports-pages.ts';

const LOOK_EVERY_MS = 1_000;
const PAGE_SIZE = 20;
const BOOKS: readonly BookId[] = ['sports', 'esports', 'cockfight'];

interface SportsbookParts {
  readonly real: PlayParts;
  readonly seeds: TableSeeds;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
}

/** The sportsbook: its matches by the clock, the slips on them, and the pages that show both. */
export class Sportsbook {
  readonly #parts: SportsbookParts;
  readonly #centre: MatchCentre;
  readonly #exposure = new Exposure();
  readonly #slips: OpenSlips;
  readonly #corrected: CorrectedSlips;
  readonly #pages = new SportsPages();
  readonly #pending = new Map<string, Promise<SlipAnswer>>();
  /** The last state of each match in play that was sent to the pages of a book. */
  readonly #told = new Map<BookId, Map<string, string>>();
  /** Ends the regular look. */
  readonly stop: () => void;
  #latest = 0;

  /** Reads the open slips of an earlier process. Those that were decided meanwhile are settled at the first look. */
  constructor(parts: SportsbookParts) {
    this.#parts = parts;
    this.#centre = new MatchCentre(parts.seeds);
    const { onError, real } = parts;
    const centre = this.#centre;
    const settled = (place: PlayParts, round: Round): void =>
      this.#tellMine(place, round, round.state === 'settled' ? round.balance : null);
    this.#corrected = new CorrectedSlips({ centre, onError, corrected: settled }, real);
    this.#slips = new OpenSlips(
      {
        centre,
        exposure: this.#exposure,
        onError,
        settled: (place, round) => {
          this.#corrected.note(place, round);
          settled(place, round);
        },
      },
      real,
    );
    this.stop = lookRegularly(LOOK_EVERY_MS, () => this.look(), parts.onError);
  }

  get centre(): MatchCentre {
    return this.#centre;
  }

  /** Waits for the calls to wallets that are under way. */
  async idle(): Promise<void> {
    await this.#slips.idle();
    await this.#corrected.idle();
  }

  /** Settles slips that were decided and tells pages what has changed. Called every second. */
  look(): void {
    const now = this.#now();
    this.#slips.look(now);
    this.#corrected.look(now);
    for (const book of BOOKS) this.#tellLive(book, now);
  }

  add(page: SportsPage): void {
    this.#pages.add(page);
    const now = this.#now();
    const fixtures = this.#centre
      .liveOf(sportsOf(page.book), now)
      .map((fixture) => listedFixture(this.#centre, fixture, now));
    page.sendLive(JSON.stringify({ now, fixtures }));
    page.sendMine({ balanceMinor: null });
  }

  remove(page: SportsPage): void {
    this.#pages.remove(page);
  }

  /** @throws GameRefusal `invalid_request` */
  board(place: PlayParts, session: PlaySession, query: Readonly<Record<string, unknown>>): SportsBoard {
    const { book } = bookOf(place, session);
    return sportsBoard(this.#centre, book, boardQueryIn(book, query), this.#now());
  }

  /** @throws GameRefusal `not_found` */
  fixture(place: PlayParts, session: PlaySession, id: string): FixtureDetail {
    return fixtureDetail(this.#centre, bookOf(place, session).book, id, this.#now());
  }

  /** @throws GameRefusal `not_found` */
  league(id: string): LeagueTable {
    return leagueTable(this.#centre, id, this.#now());
  }

  /** The book that a session's game opens. @throws GameRefusal `not_found` for any other game. */
  bookOf(place: PlayParts, session: PlaySession): BookId {
    return bookOf(place, session).book;
  }

  /** @throws GameRefusal as `placeSlip`. */
  async place(place: PlayParts, session: PlaySession, request: PlaceSlip): Promise<SlipAnswer> {
    const game = bookOf(place, session);
    const parts = { centre: this.#centre, exposure: this.#exposure, slips: this.#slips, now: () => this.#now() };
    const key = [place.name, session.integration, session.userId, request.requestId].join(' ');
    // A repeat that comes while the first call waits gets the same answer.
    const pending = this.#pending.get(key) ?? placeSlip(parts, place, session, game, request);
    this.#pending.set(key, pending);
    try {
      const answer = await pending;
      if (answer.outcome === 'accepted') this.#tellMine(place, session, null);
      return answer;
    } finally {
      this.#pending.delete(key);
    }
  }

  /** A page of the player's slips: all that are open, or those that are settled. */
  mine({ store }: PlayParts, player: Player, state: 'open' | 'settled', page: number): SlipList {
    const now = this.#now();
    if (state === 'open') {
      const rounds = openSlipsOf(store, player, slipRules.id);
      return { slips: rounds.map((round) => slipOfRound(this.#centre, round, now)), totalPages: 1 };
    }
    const range = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
    const { rounds, count } = settledSlipsOf(store, player, slipRules.id, range);
    return {
      slips: rounds.map((round) => slipOfRound(this.#centre, round, now)),
      totalPages: Math.max(1, Math.ceil(count / PAGE_SIZE)),
    };
  }

  /**
   * Buys a slip back for its present value, where that is not below the amount that the player was offered.
   * @throws GameRefusal `not_found` for a slip of another player.
   */
  async cashOut(place: PlayParts, player: Player, id: string, { amountMinor }: CashOut): Promise<CashOutAnswer> {
    const round = findRound(place.store, id);
    const isHis = round?.integration === player.integration && round.userId === player.userId;
    if (!isHis || round.machineId !== slipRules.id) throw new GameRefusal('not_found', 'There is no such slip.');
    const slip = slipOfRound(this.#centre, round, this.#now());
    // The slip may have been sold by an earlier request.
    if (slip.state === 'cashedOut') return { outcome: 'sold', slip, balanceMinor: round.balance };
    const offer = round.state === 'staked' ? slip.cashOutOfferMinor : null;
    if (offer === null || offer < amountMinor) return { outcome: 'moved', offerMinor: offer };
    const sold = await this.#slips.end(place, round, { cashOutMinor: offer });
    const balanceMinor = sold.state === 'settled' ? sold.balance : null;
    this.#tellMine(place, player, balanceMinor);
    return { outcome: 'sold', slip: slipOfRound(this.#centre, sold, this.#now()), balanceMinor };
  }

  #tellMine(place: PlayParts, player: Player, balanceMinor: number | null): void {
    for (const page of this.#pages.of(place, player)) page.sendMine({ balanceMinor });
  }

  /** Sends the matches in play whose state has changed since the last look. */
  #tellLive(book: BookId, now: number): void {
    const pages = this.#pages.inBook(book);
    if (pages.length === 0) {
      this.#told.delete(book);
      return;
    }
    const before = this.#told.get(book) ?? new Map<string, string>();
    const live = this.#centre.liveOf(sportsOf(book), now);
    const ids = new Set(live.map(({ id }) => id));
    const ended = [...before.keys()].flatMap((id) => (ids.has(id) ? [] : (findFixture(id) ?? [])));
    const after = new Map<string, string>();
    const changed: string[] = [];
    for (const fixture of [...live, ...ended]) {
      const text = JSON.stringify(listedFixture(this.#centre, fixture, now));
      // A result may be corrected until it is official.
      if (!this.#centre.standingOf(fixture, now).isOfficial) after.set(fixture.id, text);
      if (before.get(fixture.id) !== text) changed.push(text);
    }
    this.#told.set(book, after);
    if (changed.length === 0) return;
    const update = `{"now":${now},"fixtures":[${changed.join()}]}`;
    for (const page of pages) page.sendLive(update);
  }

  /** The clock, which never goes back: what was shown of a match is not open to bets again. */
  #now(): number {
    this.#latest = Math.max(this.#latest, this.#parts.clock().getTime());
    return this.#latest;
  }
}

type BookGame = ArcadeGame & { readonly book: BookId };

function bookOf({ games }: PlayParts, { vendor, gameCode }: PlaySession): BookGame {
  const game = games.find(vendor, gameCode);
  if (game === undefined || game.kind === 'slot' || game.tile === null)
    throw new GameRefusal('not_found', 'The game is no sportsbook.');
  return { ...game, book: game.tile.book };
}
