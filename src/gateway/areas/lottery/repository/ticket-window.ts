import { sql } from 'kysely';

/*
 * Tickets are kept by month, on ids that begin with the moment at which they were sold. Every read names ids or a range
 * of them, so that it visits the months of these alone.
 */

const DAY_MS = 24 * 60 * 60_000;

/** Members read a year of their tickets, as of their other records. */
export const READABLE_MS = 366 * DAY_MS;

/**
 * A ticket is open for so long at the longest: a chase of a weekly game goes over 20 weeks, and a ticket that could not
 * be settled is tried for two more months.
 */
const OPEN_MS = (20 * 7 + 60) * DAY_MS;

/** A chase over 20 draws of a game that draws every half hour, or more often, is sold so long before its last draw. */
const FAST_CHASE_MS = 11 * 60 * 60_000;

/** Tickets of a chase are sold at one moment. The sequence in their ids may reach into the next milliseconds. */
const CHASE_MS = 1_000;

const idAt = (ms: number) => sql<string>`ledger_id_at(${new Date(ms).toISOString()}::timestamptz)`;

/** The least id of a ticket that a member may read at a moment. */
export const readableSince = (at: Date) => idAt(at.getTime() - READABLE_MS);

/** The least id of a ticket that may be open at a moment. */
export const openSince = (at: Date) => idAt(at.getTime() - OPEN_MS);

/** The least id of a ticket for a draw of a fast game. */
export const soldForFastDraw = (drawsAt: Date) => idAt(drawsAt.getTime() - FAST_CHASE_MS);

/** The first id that no ticket of a chase has any more. @param chaseId an expression: the id of its first ticket. */
export const afterChase = (chaseId: ReturnType<typeof sql>) => sql<string>`(${chaseId} + ${sql.lit(CHASE_MS * 4096)})`;
