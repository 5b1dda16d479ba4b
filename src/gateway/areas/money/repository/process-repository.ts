import { sql } from 'kysely';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { RefusalCode, WalletCall, WalletOutcome } from '../vendor-wallet/wallet-call.ts';
import type { Integration } from './integration-repository.ts';

/** Checks of a bet before the database looks at the money. */
export interface BetTerms {
  /** Why no new bet is taken; 0: nothing is in its way. What has been bet is settled all the same. */
  readonly refusal: RefusalCode | 0;
  /** The game is one of the catalogue's, or one that the vendor tests with. */
  readonly isKnownGame: boolean;
  /** The largest single bet, in minor units; null: none. */
  readonly mostMinor: string | null;
  /** The site's. */
  readonly currency: string;
  /** The time zone in which the players' daily limits count: the site's, as an IANA name. */
  readonly zone: string;
  /** How much of a bet counts towards the turnover of a bonus, in percent. */
  readonly weight: number;
}

/** One call as the database takes it. The names are those of `seamless_process_many`. */
export interface ProcessRequest {
  readonly site: string;
  readonly integration: string;
  readonly vendor: string;
  readonly user: string;
  readonly currency: string;
  readonly own: string;
  readonly zone: string;
  readonly game: string;
  readonly round: string | null;
  readonly session: string | null;
  readonly finished: boolean;
  readonly known: boolean;
  readonly sessions: boolean;
  readonly debts: boolean;
  readonly refusal: number;
  readonly most: string | null;
  readonly at: string;
  readonly kinds: readonly string[];
  readonly ids: readonly string[];
  readonly amounts: readonly number[];
  readonly originals: ReadonlyArray<string | null>;
  /** Of a bet, in percent; left out: nothing counts towards the turnover of a bonus. */
  readonly weight?: number;
}

interface ProcessAnswer {
  readonly code: RefusalCode | 0;
  readonly balance?: number;
  /** The balance without the bonus, where there is one. */
  readonly own?: number | null;
  readonly tx?: readonly number[];
  readonly member?: string;
  readonly round?: number;
  readonly win?: number;
  readonly closes?: boolean;
  readonly owed?: number;
}

/** A call with what is said of it, as the database takes it. */
export function processRequest(
  { siteId, integrationId, vendor, settings }: Pick<Integration, 'siteId' | 'integrationId' | 'vendor' | 'settings'>,
  call: WalletCall,
  terms: BetTerms,
  at: string,
): ProcessRequest {
  const { actions } = call;
  return {
    site: siteId,
    integration: integrationId,
    vendor,
    user: call.userId,
    currency: call.currency,
    own: terms.currency,
    zone: terms.zone,
    game: call.gameCode,
    round: call.vendorRoundId,
    session: call.sessionId,
    finished: call.isFinished,
    known: terms.isKnownGame,
    sessions: settings.requiresSession,
    debts: settings.overdrawnRollback === 'debt',
    refusal: terms.refusal,
    most: terms.mostMinor,
    at,
    kinds: actions.map(({ kind }) => kind),
    ids: actions.map(({ actionId }) => actionId),
    amounts: actions.map(({ amountMinor }) => amountMinor),
    originals: actions.map(({ originalActionId }) => originalActionId),
    weight: terms.weight,
  };
}

/** The player of a call: calls of one player wait for each other. */
export function playerOf({ integration, user }: Pick<ProcessRequest, 'integration' | 'user'>): string {
  return `${integration} ${user}`;
}

/** Applies calls in one transaction, each for itself, in one round trip; their outcomes in the same order. */
export async function processMany(
  database: Pick<TenantDatabase, 'call'>,
  requests: readonly ProcessRequest[],
): Promise<WalletOutcome[]> {
  const [row] = await database.call<{ answers: ProcessAnswer[] }>(
    'select seamless_process_many($1::jsonb) as answers',
    [JSON.stringify(requests)],
  );
  return outcomesOf(row?.answers, requests);
}

/**
 * Applies wallet calls of the house's own games within a transaction, so that a bet and what it was made on are stored
 * together or not at all. A refused call changes nothing; the caller decides whether the rest stands.
 */
export async function processInside(
  tx: SiteTransaction,
  requests: readonly ProcessRequest[],
): Promise<WalletOutcome[]> {
  const { rows } = await sql<{ answers: ProcessAnswer[] }>`
    select seamless_process_many(${JSON.stringify(requests)}::jsonb) as answers`.execute(tx);
  return outcomesOf(rows[0]?.answers, requests);
}

function outcomesOf(answers: readonly ProcessAnswer[] | undefined, requests: readonly ProcessRequest[]) {
  if (answers?.length !== requests.length) throw new Error('the wallet answered other calls than it was asked');
  return answers.map(outcomeOf);
}

function outcomeOf(answer: ProcessAnswer): WalletOutcome {
  if (answer.code !== 0) return { kind: 'refused', code: answer.code, balanceMinor: answer.balance ?? null };
  const { balance = 0, own, tx = [], member, round, win = 0, closes = false, owed = 0 } = answer;
  return {
    kind: 'applied',
    balanceMinor: balance,
    transactionIds: tx.map(String),
    settled:
      member === undefined
        ? null
        : {
            memberId: member,
            ownMinor: own ?? balance,
            roundId: String(round),
            winMinor: win,
            isFinished: closes,
            owedMinor: owed,
          },
  };
}
