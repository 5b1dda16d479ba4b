import type { FastifyReply } from 'fastify';
import type { BetRecords, BetRecordsQuery, Transactions, TransactionsQuery } from '#contracts/generated/contracts.ts';
import { sendSheet } from '#gateway/http/send-sheet.ts';
import { betSheet, listBets, stretchOfBets } from '../bets/list-bets.ts';
import type { RecordParts, RecordReader } from '../record-parts.ts';
import { daysOfTransactions, listTransactions, transactionSheet } from '../transactions/list-transactions.ts';

/** Answers with a page of a member's rounds, or all of them as a file. @throws DomainError as `stretchOfBets`. */
export function answerBets(
  parts: RecordParts,
  reader: RecordReader,
  query: BetRecordsQuery,
  reply: FastifyReply,
): Promise<BetRecords> | FastifyReply {
  if (query.as === undefined) return listBets(parts, reader, query);
  const stretch = stretchOfBets(parts, reader, query);
  const name = `bets-${stretch.from.slice(0, 10)}-${stretch.until.slice(0, 10)}`;
  const days = stretch.days === null ? name : `bets-${stretch.days.first}-${stretch.days.last}`;
  return sendSheet(reply, { as: query.as, name: days, sheet: betSheet(parts, reader, { stretch, query }) });
}

/**
 * Answers with a page of a member's transactions, or all of them as a file.
 * @throws DomainError as `daysBetween`.
 */
export function answerTransactions(
  parts: RecordParts,
  reader: RecordReader,
  query: TransactionsQuery,
  reply: FastifyReply,
): Promise<Transactions> | FastifyReply {
  if (query.as === undefined) return listTransactions(parts, reader, query);
  const days = daysOfTransactions(parts, reader, query);
  const sheet = transactionSheet(parts, reader, { kind: query.kind, days });
  return sendSheet(reply, { as: query.as, name: `transactions-${days.first}-${days.last}`, sheet });
}
