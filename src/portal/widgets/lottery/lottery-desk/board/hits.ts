import type { LotteryTicket } from '#contracts/generated/contracts.ts';

/** The winning bets of a draw, as bet type and number: `special2:07`. */
export type Hits = ReadonlySet<string>;

/** The numbers and options of the member's tickets that hit in a draw. */
export function hitsOf(tickets: readonly LotteryTicket[], issue: string | undefined): Hits {
  return new Set(
    tickets
      .filter((ticket) => ticket.issue === issue && ticket.status === 'won')
      .flatMap(({ lines }) => lines.filter(({ hits }) => (hits ?? 0) > 0))
      .flatMap(({ betType, picks }) => picks.map((pick) => `${betType}:${pick}`)),
  );
}
