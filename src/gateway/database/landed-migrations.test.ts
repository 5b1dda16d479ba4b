import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, 'migrations');

/**
 * The beginning of the SHA-256 of every file that a migration which has landed is made of. Databases exist that ran
 * them: whoever changes one makes two schemas of one name. A new migration adds its files here.
 */
const LANDED: Readonly<Record<string, string>> = {
  '001-catalogue.ts': 'cd3e7ba785ac5f82',
  '002-site-documents.ts': 'd7b86552884f6fa7',
  '003-site-content.ts': 'f42072b63b9f99d2',
  '004-system-keys.ts': '0b0c308550ce5a10',
  '005-site-publications.ts': '0f1556253a1aa6f2',
  '006-feedback.ts': 'ca9a07156c4da588',
  '007-members.ts': '52ec2b2ad0b4f6ef',
  '008-messages-out.ts': '143e40f5107648ab',
  '009-operators.ts': 'f229d719bc99147f',
  '010-member-icons.ts': '4998b4f077899034',
  '011-realtime.ts': '5c130e9fe013d69e',
  '012-member-security.ts': '041c98acbb85aeb9',
  '013-ways-of-signing-in.ts': '751ee85796ed26b3',
  '014-ledger.ts': '604bda4aa5e0b58d',
  '015-favourites.ts': '3fcbc404cdf58202',
  '016-connecting-services.ts': '1af9a7f87b510d3a',
  '017-seamless-wallet.ts': '2ab8e9a0da79a094',
  '018-game-launches.ts': '2dc61eee3353b984',
  '019-opening-sessions.ts': '2895f494345d3cf7',
  '020-forgetting.ts': 'fd237cacd717a8c4',
  '021-lookups-by-whole-keys.ts': '61ff818b6e956940',
  '022-play-limits.ts': '9bb24466703ea691',
  '023-play-at-vendors.ts': '5238a85c76a36dc6',
  '024-limits-of-signing-in.ts': '23c3b06c89cc9c29',
  '025-payee-proofs.ts': '8a856ac01d4d360b',
  '026-sessions-and-lifts.ts': '9180eaf9dd04106c',
  '027-wrapped-system-keys.ts': '11858063cbbe6e6c',
  '028-play-measures.ts': '9632862cd9db4553',
  '029-demo-bots.ts': '40b5c4fd1c75851b',
  '030-claimed-readings.ts': '9acda9627aec9cd9',
  '031-tries-in-flight.ts': 'd9bb5912cdf015a6',
  '032-job-queues.ts': 'f365517b20bc1590',
  '033-open-dialects.ts': 'd69743dad4a7ae72',
  '034-ledger-by-month.ts': '65106ceae12a9e7c',
  '035-compact-months.ts': '38b1943e38b01754',
  '036-payments.ts': '7d9f5ead381b931a',
  '037-withdrawals.ts': '24eb2f263562418b',
  '038-member-records.ts': '06c59156cc445b2b',
  '039-payment-images.ts': '9009f5c8c9c50fca',
  '040-player-protection.ts': 'a39a81acc4d7f128',
  '041-upline-transfers.ts': '8c4a48b9a1f005b3',
  '042-stopped-play.ts': 'd10c6e75226f2707',
  '043-lottery-tickets.ts': '9476074b284e3073',
  '044-agents.ts': 'a3591c3372e4ab19',
  '045-lottery-by-month.ts': '91950852665e1237',
  '046-agent-contracts.ts': '6638a8610f93eea4',
  '047-contract-drafts.ts': '9124c15d7f6699d1',
  '048-live-chat.ts': '9999c313854d98b5',
  '049-bonus-wallet.ts': '4fd139a1bbb1249b',
  '050-points-mall.ts': 'b72ef1837c0957e6',
  '051-rewards.ts': '572954dd3346e3b6',
  '052-vip-and-rebate.ts': '103d1253f47b80ee',
  '053-leaderboards.ts': '9f8fafe9382e9373',
  '054-chat-images.ts': 'dde083331c5e7361',
  '055-cashback.ts': 'd1a5641a8bebca57',
  '056-raffle.ts': '0144ec9f0b6b26fc',
  '057-referrals.ts': 'c5acc64d8f750e6e',
  '058-promotions.ts': '12df5e987776527e',
  '059-operator-messages.ts': 'd8ececf0e021d3a2',
  '060-free-spins.ts': 'c1d260496a2951fb',
  '061-promotion-reminders.ts': '3e699d2ec5524935',
  '062-chat-files.ts': '5c3683a4b55f37db',
  '063-site-status-changes.ts': 'cb007f243f46768a',
  '064-member-files.ts': '9e6c41ba15815eea',
  '065-vendor-keys.ts': '449452b9bcf52dad',
  '066-cases-by-time.ts': '7f4fd1c773bf30a8',
  '067-closed-feedback.ts': '71f01578eeb7335e',
  'carry-over-ledger.ts': 'bed021680fe560e9',
  '068-operator-links.ts': 'cfc166aa9d1d7d29',
  '069-quick-queue.ts': 'ec3d92b92f097af0',
  '070-desk-notices.ts': 'be9d291c231304a7',
  '071-site-minutes.ts': '6b662fa40282b30b',
  'guard-site-table.ts': 'dbd8591ba820d991',
  'ledger-month-functions.ts': '834e5030126dc331',
  'play-at-vendors-functions.ts': 'ec3a8df13484afdc',
  'play-limit-functions.ts': 'f1655ad1da4be6d6',
  'seamless-ledger-functions.ts': '615dd785c65d8438',
  'seamless-process-functions.ts': '22634d87e6359d03',
};

const files = readdirSync(FOLDER).filter((file) => file !== 'migration-list.ts');

it('knows the files of every migration', () => {
  expect([...files].sort()).toEqual(Object.keys(LANDED).sort());
});

it.each(files)('has not changed since it landed: %s', (file) => {
  const digest = createHash('sha256')
    .update(readFileSync(join(FOLDER, file)))
    .digest('hex');
  expect(digest.slice(0, 16)).toBe(LANDED[file]);
});

it.each(files)('imports no present function: %s', (file) => {
  expect(readFileSync(join(FOLDER, file), 'utf8')).not.toMatch(/from '(?:\.\.|#gateway\/database)\/functions/);
});
