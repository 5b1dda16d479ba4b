import type { BetDetail } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { hiddenResults, pageOfLottery } from '#gateway/areas/lottery/lottery.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import { describeRows, type RecordParts, type RecordReader, walletOf } from '../record-parts.ts';
import { type ActionRow, actionsOfRound, findRound, type RoundRow } from '../repository/bet-repository.ts';
import { kindOf } from '../transactions/entry-kinds.ts';
import { presentRound, withoutResult } from './list-bets.ts';

/** Actions of a round that are shown; the rest of an endless one is in the export of transactions. */
const MOST_ACTIONS = 500;

/** One of the member's rounds, with every action in it. @throws DomainError `not_found`. */
export async function readBet(parts: RecordParts, reader: RecordReader, roundId: string): Promise<BetDetail> {
  const owner = walletOf(reader);
  const { decimals } = reader.site.site.currency;
  const { round, actions } = await parts.database.forReading(owner.siteId, async (tx) => {
    const found = await findRound(tx, owner, roundId);
    if (found === undefined) throw new DomainError('not_found');
    const { round_id } = found;
    const at = parts.clock();
    const { roundNames } = await hiddenResults(tx, owner.siteId, { memberId: owner.memberId, at });
    const all = await actionsOfRound(tx, owner, { round_id, last: MOST_ACTIONS });
    return {
      round: withoutResult(found, roundNames),
      actions: roundNames.includes(found.vendor_round_id) ? all.filter(({ kind }) => kind === 'bet') : all,
    };
  });
  const gameOf = await describeRows(parts.games, reader, [round]);
  return {
    round: presentRound(round, gameOf(round), decimals),
    vendorRoundId: round.vendor_round_id,
    ticketId: ticketOf(round, actions),
    actions: actions.map((action) => {
      const kind = kindOf(action.kind, true);
      return {
        transactionId: action.transfer_id,
        at: new Date(action.at).toISOString(),
        kind,
        title: message(`record.kind.${kind}`, reader.language),
        reference: action.reference,
        amount: minorToDecimal(BigInt(action.amount), decimals),
        balance: minorToDecimal(BigInt(action.balance_after), decimals),
      };
    }),
  };
}

/** A lottery ticket has the number of the transfer that paid for it. */
function ticketOf({ vendor, game_code: gameCode }: RoundRow, actions: readonly ActionRow[]): string | null {
  if (pageOfLottery({ vassalage: vendor, gameCode }) === null) return null;
  return actions.find(({ kind }) => kind === 'bet')?.transfer_id ?? null;
}
