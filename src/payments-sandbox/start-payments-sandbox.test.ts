import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { merchantKeys } from './merchant-keys.ts';
import { readPaymentsConfiguration } from './payments-configuration.ts';
import { startPaymentsSandbox } from './start-payments-sandbox.ts';
import { freshKey, payoutBody, TEST_SECRET } from './testing/test-sandbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-payments-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const configuration = () =>
  readPaymentsConfiguration({
    HOST: '127.0.0.1',
    PAYMENTS_PORT: '0',
    PAYMENTS_SECRET: TEST_SECRET,
    DATA_DIR: folder,
    PAYOUT_DELAY_MS: '0',
  });
const log = pino({ level: 'silent' });

it('takes up after a restart what it had not delivered, and moves by itself', async () => {
  const first = await startPaymentsSandbox(configuration(), log, { isManual: true });
  const headers = {
    ...freshKey(),
    authorization: `Bearer ${merchantKeys(TEST_SECRET).apiKey('aurora')}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify(payoutBody());
  await fetch(`http://127.0.0.1:${first.port}/v1/payouts`, { method: 'POST', headers, body });
  await first.stop();

  const types: string[] = [];
  const second = await startPaymentsSandbox(configuration(), log, {
    send: async (request) => {
      types.push((JSON.parse(request.body) as { type: string }).type);
      return 200;
    },
  });
  await vi.waitFor(() => expect(types).toEqual(['payout.part_sent', 'payout.paid']), { timeout: 5_000 });
  const health = await fetch(`http://127.0.0.1:${second.port}/healthz`);
  expect(await health.json()).toEqual({ status: 'ok' });
  await second.stop();
});

it('keeps its directory from other users', async () => {
  const running = await startPaymentsSandbox(configuration(), log, { isManual: true });
  expect(statSync(path.join(folder, 'payments')).mode & 0o077).toBe(0);
  await running.stop();
});
