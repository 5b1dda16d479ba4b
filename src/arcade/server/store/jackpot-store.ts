import type { JackpotTier } from '#arcade/jackpot-api.ts';
import type { Store } from './open-store.ts';
import { numberIn, type Row, textIn } from './statements.ts';

/**
 * - `open`: it grows.
 * - `dropping`: a round has won it, and that round's wallet has not answered yet. It grows for the next pool.
 * - `paid`: the wallet has the win.
 */
export type JackpotPhase = 'open' | 'dropping' | 'paid';

/** A pool of a studio. Amounts are millionths of a base unit, moments milliseconds since 1970. */
export interface Jackpot {
  readonly id: number;
  readonly vendor: string;
  readonly tier: JackpotTier;
  readonly serverSeed: string;
  readonly amountMicro: number;
  /** From when to when the moment of its drop lies; null where an amount decides. */
  readonly span: { readonly from: number; readonly to: number } | null;
  readonly phase: JackpotPhase;
  /** The amount that was won; 0 while the pool is open. */
  readonly paidMicro: number;
  readonly paidAt: number | null;
}

export interface NewJackpot extends Pick<Jackpot, 'vendor' | 'tier' | 'serverSeed' | 'amountMicro' | 'span'> {}

/** A round's contributions to the pools of its studio, and its jackpot win. */
export interface JackpotShare {
  readonly roundId: string;
  readonly vendor: string;
  readonly dailyMicro: number;
  readonly grandMicro: number;
  readonly won: { readonly jackpotId: number; readonly amountMicro: number; readonly amountMinor: number } | null;
}

/** The pools of a studio that grow now. */
export function currentJackpots({ statements }: Store, vendor: string): readonly Jackpot[] {
  return statements
    .all("select * from jackpot where vendor = ? and phase <> 'paid' order by tier", vendor)
    .map(jackpotIn);
}

export function jackpotById({ statements }: Store, id: number): Jackpot {
  const row = statements.get('select * from jackpot where id = ?', id);
  if (row === undefined) throw new Error(`There is no jackpot ${id}.`);
  return jackpotIn(row);
}

/** The pools of a studio that were paid last. */
export function paidJackpots({ statements }: Store, vendor: string, most: number): readonly Jackpot[] {
  return statements
    .all(
      "select * from jackpot where vendor = ? and phase = 'paid' order by paid_at desc, id desc limit ?",
      vendor,
      most,
    )
    .map(jackpotIn);
}

export function insertJackpot({ statements }: Store, jackpot: NewJackpot, now: number): void {
  const { vendor, tier, serverSeed, amountMicro, span } = jackpot;
  statements.run(
    `insert into jackpot (vendor, tier, server_seed, amount_micro, span_from, span_to, phase, opened_at)
     values (?, ?, ?, ?, ?, ?, 'open', ?)`,
    vendor,
    tier,
    serverSeed,
    amountMicro,
    span?.from ?? null,
    span?.to ?? null,
    now,
  );
}

export function growJackpot({ statements }: Store, vendor: string, tier: JackpotTier, micro: number): void {
  statements.run(
    "update jackpot set amount_micro = amount_micro + ? where vendor = ? and tier = ? and phase <> 'paid'",
    micro,
    vendor,
    tier,
  );
}

/** Reserves an open pool for the round that has won it, until the wallet has answered. */
export function holdJackpot({ statements }: Store, id: number, roundId: string, wonMicro: number): void {
  const changed = statements.run(
    "update jackpot set phase = 'dropping', round_id = ?, paid_micro = ? where id = ? and phase = 'open'",
    roundId,
    wonMicro,
    id,
  );
  if (changed !== 1) throw new Error(`The jackpot ${id} is not open.`);
}

/** Marks a pool as paid: the wallet has settled the round that reserved it. */
export function payJackpot({ statements }: Store, id: number, roundId: string, now: number): void {
  const changed = statements.run(
    "update jackpot set phase = 'paid', paid_at = ? where id = ? and phase = 'dropping' and round_id = ?",
    now,
    id,
    roundId,
  );
  if (changed !== 1) throw new Error(`The round ${roundId} does not hold the jackpot ${id}.`);
}

/** Opens a reserved pool again: the round was refused or rolled back, and has no jackpot win. */
export function releaseJackpot({ statements }: Store, id: number, roundId: string): void {
  statements.run(
    `update jackpot set phase = 'open', round_id = null, paid_micro = 0
     where id = ? and phase = 'dropping' and round_id = ?`,
    id,
    roundId,
  );
  statements.run(
    'update jackpot_share set jackpot_id = null, won_micro = 0, won_minor = 0 where round_id = ?',
    roundId,
  );
}

export function insertShare({ statements }: Store, share: JackpotShare): void {
  statements.run(
    `insert into jackpot_share (round_id, vendor, daily_micro, grand_micro, jackpot_id, won_micro, won_minor)
     values (?, ?, ?, ?, ?, ?, ?)`,
    share.roundId,
    share.vendor,
    share.dailyMicro,
    share.grandMicro,
    share.won?.jackpotId ?? null,
    share.won?.amountMicro ?? 0,
    share.won?.amountMinor ?? 0,
  );
}

/** Undefined for a round that no pool takes part of. */
export function shareOf({ statements }: Store, roundId: string): JackpotShare | undefined {
  const row = statements.get('select * from jackpot_share where round_id = ?', roundId);
  return (
    row && {
      roundId,
      vendor: textIn(row, 'vendor'),
      dailyMicro: numberIn(row, 'daily_micro'),
      grandMicro: numberIn(row, 'grand_micro'),
      won:
        row.jackpot_id == null
          ? null
          : {
              jackpotId: numberIn(row, 'jackpot_id'),
              amountMicro: numberIn(row, 'won_micro'),
              amountMinor: numberIn(row, 'won_minor'),
            },
    }
  );
}

function jackpotIn(row: Row): Jackpot {
  return {
    id: numberIn(row, 'id'),
    vendor: textIn(row, 'vendor'),
    tier: textIn(row, 'tier') as JackpotTier,
    serverSeed: textIn(row, 'server_seed'),
    amountMicro: numberIn(row, 'amount_micro'),
    span: row.span_from == null ? null : { from: numberIn(row, 'span_from'), to: numberIn(row, 'span_to') },
    phase: textIn(row, 'phase') as JackpotPhase,
    paidMicro: numberIn(row, 'paid_micro'),
    paidAt: row.paid_at == null ? null : numberIn(row, 'paid_at'),
  };
}
