import type { MemberType } from '#contracts/member-types.ts';
import {
  type AccountParts,
  findByAccount,
  findMemberChecks,
  registerMember,
  saveMemberCheck,
} from '#gateway/areas/accounts/accounts.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** The password of every account of a demo. */
export const DEMO_PASSWORD = 'Demo-2468!';

interface DemoAccount {
  readonly account: string;
  readonly type?: MemberType;
  readonly nickname?: string;
  readonly mustChangePassword?: boolean;
  readonly upline?: string;
}

/** A member, an agent with a small downline, and somebody who still has the password that was given. */
const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { account: 'demo', nickname: 'Demo' },
  { account: 'demoagent', nickname: 'Demo agent', type: 1 },
  { account: 'demonew', mustChangePassword: true },
  { account: 'demoleader', nickname: 'Team leader', type: 2, upline: 'demoagent' },
  { account: 'demodownline1', upline: 'demoagent' },
  { account: 'demodownline2', upline: 'demoagent' },
  { account: 'demodownline3', upline: 'demoleader' },
];

/** Accounts of a demo are opened as an operator would. */
export const OPERATOR_VISIT: Visit = { address: 'operator', device: '', language: 'EN' };

/** Opens the accounts of a demo where they are not there yet, as an operator would. */
export async function seedDemoAccounts(parts: AccountParts, site: PublishedSite): Promise<void> {
  const idOf = (account: string): Promise<string | null> =>
    parts.database.forSite(site.id, async (tx) => (await findByAccount(tx, site.id, account))?.member_id ?? null);
  for (const { account, nickname, type = 0, mustChangePassword = false, upline } of await missingAccounts(
    parts,
    site,
  )) {
    await registerMember(parts, site, 'username', {
      form: { username: account, password: DEMO_PASSWORD, terms: true, login: false, ...(nickname && { nickname }) },
      visit: { ...OPERATOR_VISIT, language: site.site.languages.default },
      options: {
        method: 'OPERATOR',
        type,
        mustChangePassword,
        uplineId: upline === undefined ? null : await idOf(upline),
      },
    });
  }
}

/** Why the checks of demo accounts are passed: members of the journeys pay out too. */
const SEEDED = 'seeded with the demo: no person stands behind the account';

/** Passes the checks of age and name of a demo's accounts, once, by a record that says why. */
export async function passDemoChecks({ database, clock }: AccountParts, site: PublishedSite): Promise<void> {
  await database.forSite(site.id, async (tx) => {
    for (const { account } of DEMO_ACCOUNTS) {
      const memberId = (await findByAccount(tx, site.id, account))?.member_id;
      if (memberId === undefined || (await findMemberChecks(tx, site.id, memberId)).length > 0) continue;
      for (const kind of ['age', 'name'] as const)
        await saveMemberCheck(tx, site.id, {
          ...{ memberId, kind, state: 'passed', at: clock(), operator: 'demo', reason: SEEDED },
        });
    }
  });
}

/** Asked for all at once: mostly there are none. */
async function missingAccounts(
  { database }: Pick<AccountParts, 'database'>,
  { id }: PublishedSite,
): Promise<readonly DemoAccount[]> {
  return database.forSite(id, async (tx) => {
    const missing: DemoAccount[] = [];
    for (const one of DEMO_ACCOUNTS) if (!(await findByAccount(tx, id, one.account))) missing.push(one);
    return missing;
  });
}
