import { openDatabase } from '#gateway/database/connection.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';

const PASSWORD = 'Demo-2468!';
export const PAYMENT_PASSWORD = 'Quiet-Bay-9';

/** A bank of each brand and a number that it could have. */
const ACCOUNTS: Readonly<Record<string, { readonly bankCode: string; readonly accountNumber: string }>> = {
  aurora: { bankCode: 'BBVA', accountNumber: 'ES9121000418450200051332' },
  lotus: { bankCode: 'VCB', accountNumber: '0123456789012' },
};

/**
 * Gives the member of a demo a payment password and a bank account, whose holder has the provider leave payouts to a
 * person.
 * @returns the token of a session.
 */
export async function payableMember(port: number, site: string): Promise<string> {
  const host = `${site}.localhost`;
  let token = '';
  const ask = (path: string, options: object = {}): Promise<SiteResponse> =>
    siteRequest({ port, host, ...options, path });
  const send = async <Value>(path: string, body: object): Promise<Value> => {
    const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
    const { json, text } = await callEncrypted(ask, { method: 'POST', path, body, host, headers });
    const { success, value } = json() as { success: boolean; value: Value };
    if (!success) throw new Error(`the gateway refused: ${text}`);
    return value;
  };
  const signIn = { type: 'username', username: 'demo', password: PASSWORD };
  token = (await send<{ token: string }>('/wps/session/login', signIn)).token;
  await send('/wps/member/paymentPassword', {
    password: PASSWORD,
    newPaymentPassword: PAYMENT_PASSWORD,
    confirmNewPaymentPassword: PAYMENT_PASSWORD,
  });
  const account = { ...ACCOUNTS[site], accountName: 'HOLD KESTREL', paymentPassword: PAYMENT_PASSWORD };
  await send('/wps/member/bankAccounts', account);
  return token;
}

/**
 * Lets the accounts of sites be paid to at once, as if they had been added a day ago. The gateway has to be stopped,
 * unless it keeps its data in PostgreSQL.
 */
export async function openPayouts(dataFolder: string, sites: readonly string[]): Promise<void> {
  const database = await openDatabase({ dataDir: dataFolder, databaseUrl: process.env.TEST_DATABASE_URL });
  const past = new Date(Date.now() - 60_000).toISOString();
  for (const site of sites)
    await database.forSite(site, (tx) => tx.updateTable('payout_account').set({ usable_from: past }).execute());
  await database.close();
}
