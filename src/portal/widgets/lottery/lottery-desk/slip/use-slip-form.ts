import { useState } from 'react';
import type { LotteryTicket } from '#contracts/generated/contracts.ts';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { chaseCount } from './chase-counts.ts';
import { mostWin } from './most-win.ts';
import { faultyLines } from './refusal.ts';
import type { SlipEntry } from './slip-state.ts';
import { MOST_LINES, slipTotals, ticketLines } from './slip-sums.ts';

export interface SlipForm {
  readonly bets: number;
  /** Of all draws. */
  readonly costMinor: bigint;
  /** Of one draw. */
  readonly mostMinor: bigint;
  readonly draws: number;
  readonly setDraws: (draws: number) => void;
  readonly stopsOnWin: boolean;
  readonly setStopsOnWin: (stops: boolean) => void;
  readonly incomplete: SlipEntry | undefined;
  readonly isTooLong: boolean;
  readonly canPlace: boolean;
  readonly place: () => void;
  readonly isBusy: boolean;
  readonly failure: unknown;
  /** Messages of faulty rows, by their keys. */
  readonly faults: ReadonlyMap<string, string>;
  /** The tickets bought last; null after the slip changed. */
  readonly placed: readonly LotteryTicket[] | null;
}

/** The totals of the slip, its number of draws, and placing it. */
export function useSlipForm(): SlipForm {
  const { terms, types, amounts, slip, draw, state, remove, placing } = useBettingDesk();
  const { session } = useSite();
  const requireAccount = useRequireAccount();
  const [draws, setDraws] = useState(1);
  const [stopsOnWin, setStopsOnWin] = useState(true);
  /** The rows of the last request, by the number of their line. */
  const [sent, setSent] = useState<ReadonlyArray<readonly SlipEntry[]>>([]);
  const [placed, setPlaced] = useState<readonly LotteryTicket[] | null>(null);
  const { place: send, isBusy, failure } = placing;
  const { bets, costMinor, incomplete } = slipTotals(slip, types);
  const lines = ticketLines(slip, types, amounts.decimals);
  const isTooLong = lines.length > MOST_LINES;
  const ahead = terms.draws.filter((one) => draw && one.drawsAt >= draw.drawsAt).length;
  const count = chaseCount(draws, ahead);
  const canPlace = bets > 0 && !incomplete && !isTooLong && draw !== undefined && state !== 'closed' && !isBusy;
  const place = async () => {
    if (!canPlace || !draw) return;
    if (session !== 'member' && session !== 'agent') return requireAccount();
    const rows = lines.map(({ keys }) => slip.filter(({ key }) => keys.includes(key)));
    setSent(rows);
    const tickets = await send({
      gameCode: terms.gameCode,
      issue: draw.issue,
      lines: lines.map(({ line }) => line),
      ...(count > 1 && { draws: count, stopsOnWin }),
    });
    setPlaced(tickets);
    if (!tickets) return;
    // Picks that were made meanwhile stay.
    for (const { key } of rows.flat()) remove(key);
    setDraws(1);
  };
  // A row that has changed since is no longer the one that was refused.
  const faults = [...faultyLines(failure)].flatMap(([line, words]) =>
    (sent[line] ?? []).filter((row) => slip.includes(row)).map(({ key }) => [key, words] as const),
  );
  return {
    bets,
    costMinor: costMinor * BigInt(count),
    mostMinor: mostWin(slip, types),
    draws: count,
    setDraws,
    stopsOnWin,
    setStopsOnWin,
    incomplete,
    isTooLong,
    canPlace,
    place: () => void place(),
    isBusy,
    failure,
    faults: new Map(faults),
    placed: slip.length === 0 ? placed : null,
  };
}
