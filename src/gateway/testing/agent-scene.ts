import { afterAll, beforeAll } from 'vitest';
import type { SiteDocument } from '#contracts/generated/contracts.ts';
import type { MemberType } from '#contracts/member-types.ts';
import { newMemberId } from '#gateway/areas/accounts/members/member-ids.ts';
import { insertMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import { countSitePlay } from '#gateway/areas/agents/team/count-team-play.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { processMany } from '#gateway/areas/money/repository/process-repository.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { hashPassword } from '#gateway/secrets/password-hash.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import type { OpenTestDatabase, TestDatabase } from '#tests/harness/test-database.ts';
import { accountCalls, PASSWORD } from './account-calls.ts';
import { callEncrypted } from './encrypted-call.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';
import { siteDocuments } from './test-site.ts';
import { addIntegration, addPlayer } from './vendor-calls.ts';

/** A Wednesday noon. */
export const AGENT_NOON = Date.parse('2026-03-11T12:00:00Z');
export const AGENT_PAYMENT_PASSWORD = 'quiet-harbour-41';

/** Somebody of the scene's team. */
export interface SceneMember {
  readonly memberId: string;
  readonly account: string;
  readonly token: string;
}

/** How a member of the scene is opened. */
interface NewSceneMember {
  readonly under?: SceneMember | null;
  readonly type?: MemberType;
  readonly siteId?: string;
  readonly fundsMinor?: number;
}

const flags = [{ modId: 'SIGNIN3', enabled: true }] as const;
const cashier = {
  deposits: { channels: [] },
  uplineTransfers: { min: '5.00', max: '100.00', mostPerDay: '150.00' },
};

/**
 * A gateway of two sites, on whose first one agents have teams that play.
 * @param startMs the clock at first. Transfers beside play go by the database's clock, whatever this one says.
 */
export function agentScene(open: OpenTestDatabase, own: Partial<SiteDocument> = {}, startMs = AGENT_NOON) {
  let database: TestDatabase;
  let gateway: TestGateway;
  let passwordHash: string;
  let paymentHash: string;
  let nowMs = startMs;
  let count = 0;
  const sites = [
    siteDocuments({ id: 'aurora', site: { timeZone: 'UTC', flags: [...flags], cashier: cashier as never, ...own } }),
    siteDocuments({ id: 'lotus', site: { timeZone: 'UTC', flags: [...flags] } }),
  ];

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { sites, now: () => new Date(nowMs) });
    for (const siteId of ['aurora', 'lotus']) await addIntegration(database, { siteId });
    [passwordHash, paymentHash] = await Promise.all([hashPassword(PASSWORD), hashPassword(AGENT_PAYMENT_PASSWORD)]);
  });

  afterAll(() => gateway.close());

  const hostOf = (siteId: string): string => `${siteId}.localhost`;
  const envelope = (): { readonly iat: number } => ({ iat: Math.floor(nowMs / 1_000) });

  /** Opens an account and signs in. */
  async function newMember({ under = null, type = 0, siteId = 'aurora', fundsMinor = 0 }: NewSceneMember = {}) {
    count += 1;
    const account = `player${String(count).padStart(3, '0')}`;
    const memberId = newMemberId();
    await database.forSite(siteId, async (tx) => {
      await insertMember(tx, siteId, {
        ...{ member_id: memberId, account, type, upline_id: under?.memberId ?? null, password_hash: passwordHash },
        ...{ payment_password_hash: paymentHash, password_changed_at: new Date(nowMs).toISOString() },
        ...{ register_method: 'WEB', register_address: '192.0.2.1', registered_at: new Date(nowMs).toISOString() },
      } as never);
      if (fundsMinor > 0)
        await postTransfer(tx, siteId, {
          ...{ kind: 'grant', currency: 'EUR', request: { scope: 'scene', key: memberId } },
          lines: [
            { kind: 'house', amount: -BigInt(fundsMinor) },
            { kind: 'member', memberId, amount: BigInt(fundsMinor) },
          ],
        });
    });
    const host = hostOf(siteId);
    const entrance = type === 0 ? {} : { entrance: 'agent' };
    const { token } = await accountCalls(gateway).signedIn(account, { host, envelope: envelope(), ...entrance });
    return { memberId, account, token };
  }

  /** Signs in again: a session ends by itself. */
  async function back(member: SceneMember): Promise<SceneMember> {
    const { token } = await accountCalls(gateway).signedIn(member.account, { envelope: envelope() });
    return { ...member, token };
  }

  /** Plays a round. */
  async function play({ memberId }: SceneMember, { bet, win = 0 }: { readonly bet: number; readonly win?: number }) {
    count += 1;
    const user = await addPlayer(database, { memberId, integrationId: 'aurora.PG', balanceMinor: 0 });
    const kinds = win > 0 ? ['bet', 'win'] : ['bet'];
    await processMany(database, [
      {
        ...{ site: 'aurora', integration: 'aurora.PG', vendor: 'PG', user, currency: 'EUR', own: 'EUR', zone: 'UTC' },
        ...{ game: 'PG-1', round: `round-${count}`, session: null, finished: true, known: true, sessions: false },
        ...{ debts: true, refusal: 0, most: null, at: new Date(nowMs).toISOString(), kinds },
        ids: kinds.map((kind) => `${count}-${kind}`),
        amounts: kinds.map((kind) => (kind === 'bet' ? bet : win)),
        originals: kinds.map(() => null),
      },
    ]);
  }

  return {
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    newMember,
    back,
    play,
    envelope,
    now: (): Date => new Date(nowMs),
    later(ms: number): void {
      nowMs += ms;
    },
    /** Counts everything that was played. */
    async count(): Promise<void> {
      nowMs += 10 * 60_000;
      const site = { ...sites[0] } as unknown as PublishedSite;
      await countSitePlay({ database, clock: () => new Date(nowMs) }, site);
    },
    /** A call with the session of somebody. */
    ask(
      who: Pick<SceneMember, 'token'> | null,
      path: string,
      options: { readonly method?: string; readonly body?: object; readonly siteId?: string } = {},
    ): Promise<SiteResponse> {
      const { method = 'GET', body, siteId = 'aurora' } = options;
      return gateway.ask(path, {
        ...{ method, host: hostOf(siteId) },
        headers: {
          ...(who !== null && accountCalls(gateway).bearer(who.token)),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    },
    /** An encrypted call with an idempotency key. */
    askSealed(who: SceneMember, path: string, body: object, key: string): Promise<SiteResponse> {
      return callEncrypted(gateway.ask, {
        ...{ method: 'POST', path, body, envelope: envelope() },
        headers: { ...accountCalls(gateway).bearer(who.token), 'idempotency-key': key },
      });
    },
  };
}
