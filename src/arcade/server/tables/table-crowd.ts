import type { TableSeat } from '#arcade/table-api.ts';
import { baseMinorOf } from '../games/bet-ladder.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { RoundState } from '../store/round-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { placedBets, roundsOfTable, type TableKey } from '../store/table-bets.ts';
import { playerKey, type SharedSeats } from './shared-seats.ts';
import type { TableBot } from './table-bots.ts';

/** A player's stake in a table's round, before or after the wallet has taken it. */
interface Stake {
  readonly chips: Readonly<Record<string, number>>;
  readonly betMinor: number;
  /** Null before the result. */
  readonly winMinor: number | null;
}

/** Rounds that count: their bets were not refused. */
const STANDS: ReadonlySet<RoundState> = new Set(['open', 'staked', 'settled']);

/** Seats that are shown; a table may have many more people. */
const MOST_SEATS = 8;

interface CrowdParts {
  readonly places: readonly PlayParts[];
  readonly table: TableKey;
  /** When the bets of the round close. */
  readonly closesAt: number;
  /** A bot has a place once its bet is placed. */
  readonly bots: readonly Pick<TableBot, 'name' | 'place'>[];
  readonly seats: SharedSeats;
}

/** The seats of a table and the number of bets on each place, for all viewers. */
export function tableCrowd(parts: CrowdParts): {
  readonly crowd: Readonly<Record<string, number>>;
  readonly seats: readonly TableSeat[];
} {
  const { places, table, closesAt, bots } = parts;
  const stakes = new Map(places.flatMap((place) => stakesAt(place, table, closesAt)));
  const bets = [...stakes.values()].flatMap(({ chips }) => Object.keys(chips));
  const crowd: Record<string, number> = {};
  for (const place of [...bets, ...bots.flatMap(({ place }) => place ?? [])]) crowd[place] = (crowd[place] ?? 0) + 1;
  const seated = bots.map(({ name, place }): TableSeat => ({ name, isBot: true, place, stake: null, win: null }));
  return { crowd, seats: [...peopleOf(parts.seats, stakes), ...seated].slice(0, MOST_SEATS) };
}

/** People at the table, those with the highest stakes first. */
function peopleOf(seats: SharedSeats, stakes: ReadonlyMap<string, Stake>): readonly TableSeat[] {
  return seats
    .all()
    .map(({ place, session }) => ({ session, stake: stakes.get(playerKey(place, session)) }))
    .sort((one, other) => worthOf(other) - worthOf(one))
    .slice(0, MOST_SEATS)
    .map(({ session, stake }) => {
      const { currency: code, currencySymbol: symbol, currencyDecimals: decimals, displayName: name } = session;
      const money = (minor: number) => ({ minor, currency: { code, symbol, decimals } });
      const nothing = { name, isBot: false, place: null, stake: null, win: null };
      if (stake === undefined) return nothing;
      const { chips, betMinor, winMinor } = stake;
      // Stakes of trials are play money, so no amount is shown.
      if (session.mode === 'trial') return { ...nothing, place: favourite(chips) };
      const win = winMinor === null ? null : money(winMinor);
      return { ...nothing, place: favourite(chips), stake: money(betMinor), win };
    });
}

/** A stake in units that all currencies share; nothing for play money. */
function worthOf({ session, stake }: { readonly session: PlaySession; readonly stake: Stake | undefined }): number {
  if (stake === undefined || session.mode === 'trial') return 0;
  return stake.betMinor / baseMinorOf({ code: session.currency, decimals: session.currencyDecimals });
}

function stakesAt(place: PlayParts, table: TableKey, closesAt: number): readonly (readonly [string, Stake])[] {
  const placed = placedBets(place.store, table, closesAt).filter(({ betMinor }) => betMinor > 0);
  const rounds = roundsOfTable(place.store, table, closesAt).filter(({ state }) => STANDS.has(state));
  return [
    ...placed.map((bets) => [playerKey(place, bets), { ...bets, winMinor: null }] as const),
    ...rounds.map((round) => {
      const { choices, bet: betMinor, win, isOver } = round;
      const chips = (choices[0]?.bets ?? {}) as Stake['chips'];
      return [playerKey(place, round), { chips, betMinor, winMinor: isOver ? win : null }] as const;
    }),
  ];
}

/** The place with the most on it. */
function favourite(chips: Stake['chips']): string | null {
  const [most] = Object.entries(chips).sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
