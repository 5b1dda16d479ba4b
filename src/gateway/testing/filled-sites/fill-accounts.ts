import { sql } from 'kysely';
import { insertMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';

/** One account with a row in each of the tables around it. */
export async function fillAccounts(tx: SiteTransaction, siteId: string): Promise<void> {
  const at = '2026-01-01T00:00:00Z';
  const member_id = 'A'.repeat(10);
  const from = { method: 'username', address: '192.0.2.1', device: '' } as const;
  await insertMember(tx, siteId, {
    member_id,
    account: siteId,
    type: 0,
    details: jsonText({}),
    register_method: 'WEB',
    register_address: from.address,
    registered_at: at,
  });
  const rows = {
    member_code: { code: 'CODE1', member_id },
    member_favourite: { member_id, node_id: 1, added_at: at },
    member_icon: { member_id, digest: '0'.repeat(32), webp: Buffer.from(siteId) },
    member_session: {
      token_digest: 't',
      member_id,
      entrance: 'player',
      ...from,
      started_at: at,
      seen_at: at,
      expires_at: at,
    },
    member_sign_in: { member_id, ...from, signed_in_at: at },
    member_address: { member_id, address: from.address, first_seen_at: at },
    sign_in_failure: { account_key: siteId, address: from.address, failed_at: at },
    captcha: { captcha_id: 'c', kind: 'work', answer: 'a', expires_at: at },
    verification_code: { purpose: 'extra', recipient: 'r', code_digest: 'd', tries_left: 1, expires_at: at },
    one_use_code: { code_digest: 'd', purpose: 'handoff', member_id, payload: jsonText({}), expires_at: at },
    used_envelope: { envelope_id: 'e', expires_at: at },
    usage_count: { subject: 's', uses: 1, expires_at: at },
    social_identity: { provider: 'google', subject: 's', member_id, linked_at: at },
    social_attempt: {
      state_digest: 's',
      browser_digest: 'b',
      provider: 'google',
      return_to: '/',
      is_kept: false,
      expires_at: at,
    },
    social_arrival: { browser_digest: 'b', provider: 'google', subject: 's', is_kept: false, expires_at: at },
    remembered_browser: {
      selector: 's',
      member_id,
      entrance: 'player',
      method: 'username',
      validator_digest: 'v',
      rotated_at: at,
      address: from.address,
      expires_at: at,
    },
    event_counter: { audience: member_id, last_id: 1 },
    member_event: { audience: member_id, event_id: 1, type: 'message', payload: jsonText({}), at },
    member_message: { member_id, kind: 'passwordChanged', created_at: at },
  };
  for (const [table, row] of Object.entries(rows)) {
    const columns = Object.entries({ site_id: siteId, ...row });
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
      values (${sql.join(columns.map(([, value]) => value))})`.execute(tx);
  }
}
