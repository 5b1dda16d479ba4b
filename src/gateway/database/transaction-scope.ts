import type { Transaction } from 'kysely';

/** The roles of the database; they are made by `bootstrap.ts`. None of them can log in or bypass row-level security. */
export const ROLES = {
  /** Owns schema, tables and functions: migrations and seeds. */
  owner: 'marquee_owner',
  /** The role of the gateway's modules. Owns nothing. */
  app: 'marquee_app',
  /** Reads and writes key material, and nothing else. */
  secrets: 'marquee_secrets',
  /** Reads and writes the accounts of operators, and nothing else. */
  operators: 'marquee_operators',
  /** Reads what belongs to the members below one agent. */
  agents: 'marquee_agents',
} as const;

/**
 * The role and the site of a transaction.
 *
 * It guards against a query that forgets its site, asks for another one, or does what its role was never
 * granted. It is no guard against SQL injection: the login behind the role stays what it was, so a statement of an
 * attacker's own could reset the role or set another site. That is kept out before it gets here: values are bound, and
 * the engines take one statement at a time.
 */
export interface TransactionScope {
  /** Null stays the user that connected, which only the bootstrap needs. */
  role: (typeof ROLES)[keyof typeof ROLES] | null;
  /** Null sets no site: no row of any site is seen. */
  siteId: string | null;
  /** Whose team the role of agents reads. */
  agentId?: string;
  /** The database refuses every write in it. */
  isReadOnly?: boolean;
}

/** Runs work in a transaction of some scope. */
export type RunInScope = <S, T>(scope: TransactionScope, work: (tx: Transaction<S>) => Promise<T>) => Promise<T>;

const SITE_ID = /^[a-z0-9][a-z0-9_-]{0,62}$/;
const MEMBER_ID = /^[0-9A-Z]{10}$/;
/** A report over a large team must not hold a connection for longer; the embedded engine knows no such limit. */
const AGENT_STATEMENT_MS = 20_000;

/**
 * The statements that open a transaction in a scope, as one script: one round trip instead of three, at the price of
 * writing site and agent into the text. That is safe because only the letters of `SITE_ID` and `MEMBER_ID` get there.
 */
export function openingStatements({ role, siteId, agentId, isReadOnly = false }: TransactionScope): string {
  if (siteId !== null && !SITE_ID.test(siteId)) {
    throw new RangeError(`not a site id: ${JSON.stringify(siteId)} (lower-case letters, digits, - and _; 63 at most)`);
  }
  if (agentId !== undefined && !MEMBER_ID.test(agentId))
    throw new RangeError(`not a member id: ${JSON.stringify(agentId)}`);
  const begin = isReadOnly ? 'begin read only' : 'begin';
  const statements = [begin, `set local marquee.site_id to '${siteId ?? ''}'`];
  if (agentId !== undefined)
    statements.push(
      `set local marquee.agent_id to '${agentId}'`,
      `set local statement_timeout to ${AGENT_STATEMENT_MS}`,
    );
  // Between transactions a connection may stand as a role of its own (`Engine.call`).
  statements.push(`set local role ${role ?? 'none'}`);
  return statements.join('; ');
}
