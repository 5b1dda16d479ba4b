import { randomBytes } from 'node:crypto';
import { type AccountParts, findByAccount, openSession, registerMember } from '#gateway/areas/accounts/accounts.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { openingFunds } from '../grant-demo-funds.ts';
import { listBots } from '../repository/bot-repository.ts';

/** Accounts that the bots of a demo play as; the winner board masks them like any other. */
const BOT_ACCOUNTS = ['mariluz84', 'kenji_w', 'thuyanh9', 'salman77', 'anikap', 'joao_b'];

const BOT_VISIT: Visit = { address: '127.0.0.1', device: 'demo bot', language: 'EN' };

/** A bot that is signed in. */
export interface Bot {
  readonly memberId: string;
  /** A bearer token of the member's session. */
  readonly token: string;
}

/**
 * Opens the bots of a demo where they are missing, gives each its money for the day and signs all of them in. Their
 * passwords are random and shown to nobody. An account of the same name that is no bot is left alone.
 */
export async function seedDemoBots(parts: AccountParts, site: PublishedSite): Promise<readonly Bot[]> {
  for (const account of BOT_ACCOUNTS) {
    if (await parts.database.forSite(site.id, (tx) => findByAccount(tx, site.id, account))) continue;
    await registerMember(parts, site, 'username', {
      form: { username: account, password: randomBytes(32).toString('base64url'), terms: true, login: false },
      visit: BOT_VISIT,
      options: { method: 'OPERATOR', isBot: true },
    });
  }
  await fundDemoBots(parts, site);
  return parts.database.forSite(site.id, async (tx) => {
    const bots: Bot[] = [];
    for (const member of await listBots(tx, site.id)) {
      const opening = { member, entrance: 'player', visit: BOT_VISIT, now: parts.clock() } as const;
      // The session follows from the start of the demo: nobody typed anything.
      const { token } = await openSession(tx, site, { ...opening, method: 'handoff' });
      bots.push({ memberId: member.member_id, token });
    }
    return bots;
  });
}

/** Gives each bot of a site its money for the day from the house: once a UTC day, however often it is asked for. */
export async function fundDemoBots(
  { database, clock }: Pick<AccountParts, 'database' | 'clock'>,
  site: PublishedSite,
): Promise<void> {
  const { code: currency } = site.site.currency;
  const amount = openingFunds(site);
  const day = clock().toISOString().slice(0, 10);
  await database.forSite(site.id, async (tx) => {
    for (const { member_id: memberId } of await listBots(tx, site.id))
      await postTransfer(tx, site.id, {
        kind: 'demo_grant',
        currency,
        lines: [
          { kind: 'house', amount: -amount },
          { kind: 'member', memberId, amount },
        ],
        request: { scope: 'demo_bot_grant', key: `${memberId} ${day}` },
      });
  });
}
