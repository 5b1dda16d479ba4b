import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATUS_WORDS } from '#gateway/areas/money/vendor-wallet/dialects/calls-dialect.ts';
import { signatureOf } from '#gateway/areas/money/vendor-wallet/dialects/vendor-signature.ts';
import { REFUSALS } from '#gateway/areas/money/vendor-wallet/wallet-call.ts';
import { REFUSAL_WORDS } from '#gateway/areas/money/vendor-wallet/wallet-refusals.ts';
import { type ContractName, validatorOf } from '#gateway/kit/contract-validator.ts';
import { signVendorCall } from '#gateway/kit/vendor-call-signature.ts';

const guide = readFileSync('docs/vendor-integration.md', 'utf8');

/** The blocks of JSON with the contract that each shows. */
const examples = [...guide.matchAll(/^```json (\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, contract = '', text = '']) => [contract, JSON.parse(text) as unknown] as const,
);

describe('the page for vendors', () => {
  it('shows each call of both dialects, with what is answered and what is refused', () => {
    expect(new Set(examples.map(([contract]) => contract))).toEqual(
      new Set([
        'VendorSandboxLine',
        'VendorSessionExchange',
        'VendorSession',
        'VendorSessionEnds',
        'VendorPlayLimits',
        'WalletProcess',
        'WalletProcessed',
        'WalletRefusal',
        'WalletBetCall',
        'WalletWinCall',
        'WalletRollbackCall',
        'WalletBalanceCall',
        'WalletCallAnswer',
        'WalletCallRefusal',
        'WalletRounds',
        'ArcadeAccountTransfer',
        'VendorWalletBalance',
        'VendorRooms',
        'VendorRoundViewCall',
        'VendorRoundViewAnswer',
        'VendorFreeSpins',
        'VendorFreeSpinsAnswer',
      ]),
    );
    expect(guide.match(/^```json/gm)).toHaveLength(examples.length);
  });

  it.each(examples.filter(([contract]) => contract !== 'VendorSandboxLine'))(
    'shows a %s that is one',
    (contract, value) => {
      const validate = validatorOf(contract as ContractName);
      expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
    },
  );

  it('shows signatures that are right', () => {
    const vectors = [...guide.matchAll(/^\| `([^`]+)` \| `([^`]+)` \| `([0-9a-f]{64})` \|$/gm)];
    expect(vectors).toHaveLength(4);
    for (const [, key = '', signed = '', signature = ''] of vectors)
      expect(signatureOf(Buffer.from(key), Buffer.from(signed)), signed).toBe(`HMAC-SHA256 ${signature}`);
  });

  it('shows signatures of whole calls that are right', () => {
    const row = /^\| `([^`]+)` \| (to wallet|to vendor) \| `([^`]+)` \| `([0-9a-f]{64})` \|$/gm;
    const vectors = [...guide.matchAll(row)];
    expect(vectors).toHaveLength(3);
    for (const [, key = '', direction, signed = '', signature = ''] of vectors) {
      const [method = '', path = '', timestamp = '', nonce = '', body = ''] = signed.split('\\n');
      const call = { direction: direction === 'to wallet' ? 'toWallet' : 'toVendor', method, path } as const;
      const at = new Date(Number(timestamp) * 1_000);
      expect(signVendorCall(Buffer.from(key), { ...call, body: Buffer.from(body) }, at, nonce), signed).toBe(
        `HMAC-SHA256-V2 t=${timestamp},n=${nonce},s=${signature}`,
      );
    }
  });

  it('lists the refusals that there are, word for word', () => {
    const rows = [...guide.matchAll(/^\| (\d{3}) \| (\d{3}) \| (\w+) \| (.*) \|$/gm)].map((row) => row.slice(1));
    const there = Object.values(REFUSALS).map((code) => {
      const { status, message } = REFUSAL_WORDS[code];
      return [String(code), String(status), STATUS_WORDS[code], message];
    });
    expect(rows).toEqual(there);
  });
});
