import { findByAccount } from '#gateway/areas/accounts/accounts.ts';
import { saveMemberCheck } from '#gateway/areas/accounts/repository/member-check-repository.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';
import { startGateway } from './start-gateway.ts';

const SITE = 'aurora';
const PASSWORD = 'Under-the-lights-7';
/** The payment password of the downline. */
export const DOWNLINE_PAYMENT_PASSWORD = 'Quiet-Bay-9';

/**
 * Has somebody register on aurora by the code of the demo's member, passes the checks of age and name, and puts €300.00
 * into the new wallet. No gateway uses the data directory meanwhile.
 * @returns the token of the new member's session.
 */
export async function fundedDownline(dataFolder: string): Promise<string> {
  const username = `up${Date.now().toString(36)}`;
  const referralCode = await onSite(dataFolder, async (tx) => {
    const upline = await findByAccount(tx, SITE, 'demo');
    const row = await tx
      .selectFrom('member_code')
      .select('code')
      .where('site_id', '=', SITE)
      .where('member_id', '=', upline?.member_id ?? '')
      .executeTakeFirstOrThrow();
    return row.code;
  });
  const gateway = await startGateway({ dataFolder });
  const host = `${SITE}.localhost`;
  const ask = (path: string, options: object = {}): Promise<SiteResponse> =>
    siteRequest({ port: gateway.port, host, ...options, path });
  const send = async (method: 'POST' | 'PUT', path: string, body: object, headers = {}): Promise<{ token: string }> => {
    const { json, text } = await callEncrypted(ask, { method, path, body, host, headers });
    const { success, value } = json() as { success: boolean; value: { token: string } };
    if (!success) throw new Error(`the gateway refused: ${text}`);
    return value;
  };
  const form = { password: PASSWORD, email: 'noor@mail.example', birthday: '1990-05-17', terms: true };
  const { token } = await send('PUT', '/wps/member/register', { ...form, username, referralCode });
  const proof = {
    password: PASSWORD,
    newPaymentPassword: DOWNLINE_PAYMENT_PASSWORD,
    confirmNewPaymentPassword: DOWNLINE_PAYMENT_PASSWORD,
  };
  await send('POST', '/wps/member/paymentPassword', proof, { authorization: `Bearer ${token}` });
  await gateway.stop();
  await onSite(dataFolder, async (tx) => {
    const member = await findByAccount(tx, SITE, username);
    if (member === undefined) throw new Error('the new member is not stored');
    for (const kind of ['age', 'name'] as const)
      await saveMemberCheck(tx, SITE, {
        ...{ memberId: member.member_id, kind, state: 'passed', at: new Date(), operator: 'test', reason: 'test' },
      });
    await postTransfer(tx, SITE, {
      ...{ kind: 'test', currency: 'EUR', request: { scope: 'test', key: `funds ${member.member_id}` } },
      lines: [
        { kind: 'house', amount: -300_00n },
        { kind: 'member', memberId: member.member_id, amount: 300_00n },
      ],
    });
  });
  return token;
}

async function onSite<Value>(dataFolder: string, use: (tx: SiteTransaction) => Promise<Value>): Promise<Value> {
  const database = await openDatabase({ dataDir: dataFolder, databaseUrl: process.env.TEST_DATABASE_URL });
  try {
    return await database.forSite(SITE, use);
  } finally {
    await database.close();
  }
}
