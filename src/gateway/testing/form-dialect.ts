import { createHmac, timingSafeEqual } from 'node:crypto';
import { gameOfKey } from '#contracts/game-key.ts';
import type { WalletDialect } from '#gateway/areas/money/vendor-wallet/dialects/wallet-dialect.ts';
import { REFUSALS } from '#gateway/areas/money/vendor-wallet/wallet-call.ts';
import type { WalletActionKind } from '#gateway/database/schema/seamless-schema.ts';

/** What the paths of this dialect ask for; null is the balance. */
const KINDS: Readonly<Record<string, WalletActionKind | null>> = {
  'form/funds': null,
  'form/debit': 'bet',
  'form/credit': 'win',
  'form/cancel': 'rollback',
};

/** The header that signs a call of this dialect. */
export function formSignature(key: Uint8Array, path: string, body: Uint8Array | string): string {
  return createHmac('sha512', key).update(`${path}\n`).update(body).digest('base64');
}

/**
 * A dialect that differs from the product's own wherever it may: bodies are forms, the signature has a header and a
 * hash of its own, amounts are decimals, and every answer of the wallet has the status 200.
 */
export const formDialect: WalletDialect = {
  name: 'form',
  operations: Object.keys(KINDS),

  verify({ target, body, headers }, { key }) {
    const given = Buffer.from(String(headers['x-form-signature'] ?? ''));
    const right = Buffer.from(formSignature(key, target, body));
    return given.length === right.length && timingSafeEqual(given, right) ? { once: null } : null;
  },

  parse(body, operation) {
    const form = new URLSearchParams(Buffer.from(body).toString('utf8'));
    const kind = KINDS[operation] ?? null;
    const [player, money, game, ref] = ['player', 'money', 'game', 'ref'].map((name) => form.get(name));
    if (!player || !money || !game?.includes(':') || !ref) return null;
    const amount = form.get('amount') ?? '0.00';
    if (!/^\d{1,9}\.\d\d$/.test(amount)) return null;
    const original = form.get('cancels');
    if ((kind === 'rollback') !== (original !== null)) return null;
    const action = {
      actionId: ref,
      amountMinor: Number(amount.replace('.', '')),
      originalActionId: original,
    };
    return {
      requestId: ref,
      call: {
        userId: player,
        currency: money,
        ...gameOfKey(game),
        vendorRoundId: kind === null ? null : form.get('round'),
        sessionId: null,
        isFinished: form.get('last') === 'yes',
        actions: kind === null ? [] : [{ kind, ...action }],
      },
    };
  },

  present({ requestId }, { balanceMinor, transactionIds }) {
    return { status: 200, body: JSON.stringify({ ok: requestId, funds: decimal(balanceMinor), paid: transactionIds }) };
  },

  refuse(code, parsed, balanceMinor) {
    const status = code === REFUSALS.internal ? 500 : 200;
    const funds = balanceMinor === null ? null : decimal(balanceMinor);
    return { status, body: JSON.stringify({ fault: code, of: parsed?.requestId ?? null, funds }) };
  },
};

const decimal = (minor: number): string => (minor / 100).toFixed(2);
