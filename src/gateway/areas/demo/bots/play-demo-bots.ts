import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AccountParts } from '#gateway/areas/accounts/accounts.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { countRoundsOfBots } from '../repository/bot-repository.ts';
import { BotRefusal, countWinners, type ListedGame, listSlots, type OpenGame, openGame } from './bot-browser.ts';
import { type Bot, fundDemoBots, seedDemoBots } from './seed-demo-bots.ts';

/** Between two rounds on a site while its winner board is filled: less than two rounds a second. */
const FILLING_PAUSE_MS = 550;
/** Between two rounds on a site whose board is filled. */
const QUIET_PAUSE_MS = 10_000;
/** The pause after a pass without a successful round: the games' server may still come up. */
const IDLE_PAUSE_MS = 1_000;
/** A site's board is filled with so many rounds at most; who wins is chance. */
const MOST_TO_FILL = 120;
/** Rounds that bots play on a site in a UTC day, whatever is restarted. */
const MOST_A_DAY = 1_000;
/** A full winner board (specification, section 9). */
const FULL_BOARD = 20;
const ROUNDS_BETWEEN_LOOKS = 8;
const ROUNDS_IN_A_GAME = 12;
/** The slots that bots choose from; the first are chosen most. */
const SLOTS = 24;

interface PlayDemoBotsParts {
  readonly accounts: AccountParts;
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** The address at which one of our hosts answers. */
  readonly addressOf: (host: string) => string;
  /** From 0 up to 1. */
  readonly random?: () => number;
  readonly log: { warn(fields: object, message: string): void };
}

/** The bots of one site and what they do. */
interface Table {
  readonly site: PublishedSite;
  readonly siteUrl: string;
  readonly bots: readonly Bot[];
  readonly slots: readonly ListedGame[];
  readonly open: Map<Bot, { readonly game: OpenGame; rounds: number }>;
  playedToday: number;
  day: string;
  /** Rounds that are left for filling the winner board. */
  toFill: number;
  /** On the monotonic clock. */
  dueAtMs: number;
}

/**
 * Lets the bots of a demo play: quickly until the winner boards are full, then a round every ten seconds. They launch
 * games and play rounds over HTTP like a player's browser, so all that they move goes through the real wallet.
 * @returns stops, and waits for the round that is under way.
 */
export function playDemoBots({ accounts, sites, addressOf, random = Math.random, log }: PlayDemoBotsParts) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = (): boolean => signal.aborted;
  const tables = new Map<string, Table>();
  const rest = (ms: number): Promise<void> => pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const dayOf = (): string => accounts.clock().toISOString().slice(0, 10);

  async function tableOf(site: PublishedSite): Promise<Table | undefined> {
    const known = tables.get(site.id);
    if (known !== undefined) return known;
    const host = site.site.hosts.find((name) => name.endsWith('.localhost'));
    if (host === undefined) return undefined;
    const siteUrl = addressOf(host).replace(/\/$/, '');
    const slots = await listSlots(siteUrl, SLOTS);
    if (slots.length === 0) return undefined;
    const bots = await seedDemoBots(accounts, site);
    const isFull = (await countWinners(siteUrl)) >= FULL_BOARD;
    const day = dayOf();
    const playedToday = await playedSince(site, day);
    const toFill = isFull ? 0 : MOST_TO_FILL;
    const counts = { day, playedToday, toFill, dueAtMs: 0 };
    const table: Table = { site, siteUrl, slots, bots, open: new Map(), ...counts };
    tables.set(site.id, table);
    return table;
  }

  const playedSince = (site: PublishedSite, day: string): Promise<number> =>
    accounts.database.forSite(site.id, (tx) => countRoundsOfBots(tx, site.id, new Date(`${day}T00:00:00Z`)));

  function mayPlay(table: Table): boolean {
    const day = dayOf();
    if (day !== table.day) Object.assign(table, { day, playedToday: 0 });
    return table.playedToday < MOST_A_DAY;
  }

  /** One round of a bot, in the game that it has open or in another one. */
  async function playRound(table: Table): Promise<void> {
    const bot = oneOf(table.bots, random());
    if (bot === undefined) return;
    const seat = table.open.get(bot) ?? (await sitDown(table, bot));
    table.playedToday += 1;
    table.toFill = Math.max(0, table.toFill - 1);
    seat.rounds += 1;
    if (seat.rounds >= ROUNDS_IN_A_GAME) table.open.delete(bot);
    try {
      await seat.game.spin(randomUUID());
    } catch (error) {
      // Another game may go well: this one's vendor may keep a wallet of its own, or the session is over.
      table.open.delete(bot);
      if (error instanceof BotRefusal && error.code === 'insufficient_funds') await fundDemoBots(accounts, table.site);
      else throw error;
    }
    if (table.toFill > 0 && table.playedToday % ROUNDS_BETWEEN_LOOKS === 0)
      if ((await countWinners(table.siteUrl)) >= FULL_BOARD) table.toFill = 0;
  }

  async function sitDown(table: Table, bot: Bot) {
    // The square favours the first games, so that some are played more than others.
    const slot = oneOf(table.slots, random() ** 2);
    if (slot === undefined) throw new BotRefusal('no_game');
    const seat = { game: await openGame(table.siteUrl, bot.token, slot), rounds: 0 };
    table.open.set(bot, seat);
    return seat;
  }

  /** Plays a round on a site where one is due. Answers whether it did. */
  async function takeTurn(site: PublishedSite): Promise<boolean> {
    const table = await tableOf(site);
    if (table === undefined || performance.now() < table.dueAtMs || !mayPlay(table)) return false;
    await playRound(table);
    table.dueAtMs = performance.now() + (table.toFill > 0 ? 0 : QUIET_PAUSE_MS);
    return true;
  }

  const lastFailures = new Map<string, string>();

  /** The same; a repeated failure is logged once until a turn succeeds. */
  async function tryTurn(site: PublishedSite): Promise<boolean> {
    try {
      const hasPlayed = await takeTurn(site);
      if (hasPlayed) lastFailures.delete(site.id);
      return hasPlayed;
    } catch (error) {
      if (error instanceof BotRefusal && error.code === 'not_logged_in') tables.delete(site.id);
      const failure = String(error);
      if (failure !== lastFailures.get(site.id) && !isStopped())
        log.warn({ err: error, site: site.id }, 'demo bot failed to play');
      lastFailures.set(site.id, failure);
      return false;
    }
  }

  async function play(): Promise<void> {
    while (!isStopped()) {
      const turns = await Promise.all(sites.all().map(tryTurn));
      await rest(turns.includes(true) ? FILLING_PAUSE_MS : IDLE_PAUSE_MS);
    }
  }

  const playing = play();
  return async (): Promise<void> => {
    stopping.abort();
    await playing;
  };
}

function oneOf<Choice>(choices: readonly Choice[], share: number): Choice | undefined {
  return choices[Math.min(choices.length - 1, Math.floor(share * choices.length))];
}
