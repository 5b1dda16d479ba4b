import { useMemo, useState } from 'react';
import type { LotteryDraw, LotteryTerms } from '#contracts/generated/contracts.ts';
import { choosePicks, type Slip, turnPicks, withoutEntry, withStake } from '../slip/slip-state.ts';
import type { TypesByCode } from '../slip/slip-sums.ts';
import { type StakeBounds, stakeChips } from '../slip/stakes.ts';
import { type PlaceTicket, usePlaceTicket } from '../slip/use-place-ticket.ts';
import { type DrawState, drawAfter, drawAt, drawState } from './draw-state.ts';
import { type Amounts, useAmounts } from './use-amounts.ts';

type BetType = LotteryTerms['betTypes'][number];

/** A slip that is being filled in for a game, and the draw that it is for. */
export interface Betting {
  readonly terms: LotteryTerms;
  readonly types: TypesByCode;
  readonly amounts: Amounts;
  readonly bounds: StakeBounds;
  readonly chips: readonly bigint[];
  readonly draw: LotteryDraw | undefined;
  readonly state: DrawState;
  /** The draw that takes bets when this one does not any more. */
  readonly nextDraw: LotteryDraw | undefined;
  readonly goToDraw: (issue: string) => void;
  readonly slip: Slip;
  /** Of the next row. */
  readonly stakeMinor: bigint;
  readonly turn: (type: BetType, picks: readonly string[], place?: number) => void;
  readonly choose: (type: BetType, picks: readonly string[], place?: number) => void;
  /** For one row, or for all of them and those to come. */
  readonly setStake: (stakeMinor: bigint, key?: string) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  /** One for the page, so that a retry keeps its key when a phone is turned. */
  readonly placing: PlaceTicket;
}

/** The state of a slip, by the terms of its game and the gateway's time. */
export function useBetting(terms: LotteryTerms, nowMs: number): Betting {
  const amounts = useAmounts();
  const placing = usePlaceTicket();
  const bounds = useMemo(
    () => ({ minMinor: amounts.minorOf(terms.minStake), maxMinor: amounts.minorOf(terms.maxStake) }),
    [amounts, terms.minStake, terms.maxStake],
  );
  const types = useMemo(() => new Map(terms.betTypes.map((type) => [type.betType, type])), [terms.betTypes]);
  const chips = useMemo(() => stakeChips(bounds), [bounds]);
  const [slip, setSlip] = useState<Slip>([]);
  const [stake, setStake] = useState<bigint | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const draw = drawAt(terms.draws, issue, nowMs);
  const stakeMinor = stake ?? chips[0] ?? bounds.minMinor;
  return {
    terms,
    types,
    amounts,
    bounds,
    chips,
    draw,
    state: draw ? drawState(draw, nowMs) : 'closed',
    nextDraw: draw && drawAfter(terms.draws, draw.issue, nowMs),
    goToDraw: setIssue,
    slip,
    stakeMinor,
    turn: (type, picks, place = 0) => setSlip((before) => turnPicks(before, type, { picks, place, stakeMinor })),
    choose: (type, picks, place = 0) => setSlip((before) => choosePicks(before, type, { picks, place, stakeMinor })),
    setStake: (to, key) => {
      if (key === undefined) setStake(to);
      setSlip((before) => withStake(before, to, key));
    },
    remove: (key) => setSlip((before) => withoutEntry(before, key)),
    clear: () => setSlip([]),
    placing,
  };
}
