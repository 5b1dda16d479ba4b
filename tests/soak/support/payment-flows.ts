import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Deposit, Withdrawal } from '#contracts/generated/contracts.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import type { PaymentView } from '#payments-sandbox/payments/payment.ts';
import type { PayoutView } from '#payments-sandbox/payouts/payout.ts';
import { PASSWORD, type Payer, type PaymentEnds } from './payment-ends.ts';

/** What becomes of it within so long is awaited; the rest is decided when everything else is over. */
const AWAITED_MS = 3_000;
const LOOK_EVERY_MS = 100;
const CLOCKS_DIFFER_MS = 1_000;
const REPEATED_SHARE = 0.2;
/** From here on operators look at withdrawals. */
export const REVIEW_FROM = 500;
/** Refusals that a site's limits and the member's balance explain. */
const EXPECTED_REFUSALS: ReadonlySet<string> = new Set([
  'limit_reached',
  'too_many_today',
  'not_enough_funds',
  'turnover_open',
]);

/** The deposits and withdrawals that a member was told of, by the key of the request. */
export type Told = Map<string, { readonly payer: Payer; readonly id: string }>;

/** Deposits and withdrawals as members, payers, banks and operators move them, one flow at a time for each call. */
export function paymentFlows(ends: PaymentEnds) {
  const deposits: Told = new Map();
  const withdrawals: Told = new Map();
  let lastKey = 0;
  const newKey = (): string => {
    lastKey += 1;
    return `killed-payments-${lastKey}`;
  };

  /** Asks once, and sometimes again: the same key is told of the same payment. @returns null where it was refused. */
  async function begun<Made>(
    known: Told,
    payer: Payer,
    { idOf, ask }: { idOf: (made: Made) => string; ask: (key: string) => ReturnType<PaymentEnds['member']> },
  ): Promise<Made | null> {
    const key = newKey();
    const answer = await ask(key);
    if (answer.status !== 200) {
      expect(EXPECTED_REFUSALS, answer.text).toContain(refusalOf(answer).code);
      return null;
    }
    const made = successOf<Made>(answer);
    known.set(key, { payer, id: idOf(made) });
    if (Math.random() < REPEATED_SHARE) expect(idOf(successOf<Made>(await ask(key))), key).toBe(idOf(made));
    return made;
  }

  async function deposit(payer: Payer): Promise<void> {
    const amount = `${between(10, 300)}.00`;
    const body = { channelId: oneOf(['card', 'bank', 'wallet']), amount };
    const made = await begun<Deposit>(deposits, payer, {
      idOf: ({ depositId }) => depositId,
      ask: (key) => ends.member(payer, 'deposits', { method: 'POST', body, key }),
    });
    if (made === null) return;
    const fate = oneOf(['paid', 'paid', 'paid', 'paid', 'paid', 'differs', 'differs', 'failed', 'left'] as const);
    if (fate === 'left') return;
    const id = (await untilFound(ends.payments, made))?.payment_id;
    if (id === undefined) throw new Error(`the provider has no payment ${made.reference}`);
    await payOnce(id, fate);
    if (fate !== 'differs') return;
    const held = await until(async () => {
      const now = successOf<Deposit>(await ends.member(payer, `deposits/${made.depositId}`));
      return now.held === null ? null : now;
    });
    if (held !== null) await decide(`deposit-${held.depositId}`, held.received);
  }

  /** Lost answers are asked for again, and money comes once: a payment that has moved takes no more. */
  async function payOnce(id: string, fate: 'paid' | 'differs' | 'failed'): Promise<void> {
    const verb = fate === 'failed' ? 'fail' : 'pay';
    const body = fate === 'differs' ? { amount: between(100, 900) } : {};
    const answer = await ends.provider(`/sandbox/payments/${id}/${verb}`, { method: 'POST', body });
    expect([200, 409], answer.text).toContain(answer.status);
  }

  async function withdraw(payer: Payer): Promise<void> {
    const isLarge = Math.random() < 0.3;
    const amount = `${isLarge ? between(REVIEW_FROM, REVIEW_FROM + 100) : between(20, 120)}.00`;
    const isHeld = Math.random() < 0.4;
    const body = { payoutId: payer.payouts[isHeld ? 1 : 0], amount, paymentPassword: PASSWORD };
    const made = await begun<Withdrawal>(withdrawals, payer, {
      idOf: ({ withdrawalId }) => withdrawalId,
      ask: (key) => ends.sealed(payer, 'withdrawals', { body, key }),
    });
    if (made === null) return;
    const path = `withdrawals/${made.withdrawalId}`;
    if (isLarge && Math.random() < 0.2) {
      const answer = await ends.member(payer, path, { method: 'DELETE' });
      // A lost answer: it was cancelled by the request before.
      if (answer.status !== 200) expect(refusalOf(answer).code).toBe('withdrawal_closed');
      return;
    }
    if (isLarge && !(await decide(`withdrawal-${made.withdrawalId}`, made.amount))) return;
    if (isHeld) await movePayout(made);
    if (Math.random() < 0.5) await confirm(payer, path);
  }

  /** The bank sends a part, and then the rest, or fails, or sends something back. */
  async function movePayout(made: Withdrawal): Promise<void> {
    const found = await untilFound(ends.payouts, made);
    if (found === null) return;
    const id = found.payout_id;
    const half = Math.floor(found.amount / 2);
    await reach(id, 'send', half);
    const fate = oneOf(['sent', 'failed', 'back', 'left'] as const);
    if (fate === 'sent' || fate === 'back') await reach(id, 'send', found.amount);
    if (fate === 'failed') await ends.provider(`/sandbox/payouts/${id}/fail`, { method: 'POST', body: {} });
    if (fate === 'back' || fate === 'failed') await reach(id, 'return', oneOf([100, half, 0]));
  }

  /** Has a payout sent, or returned, up to a sum: what a lost answer did already is not done twice. */
  async function reach(id: string, verb: 'send' | 'return', sum: number): Promise<void> {
    for (;;) {
      const now = (await ends.provider(`/v1/payouts/${id}`)).json() as PayoutView;
      const amount = sum - (verb === 'send' ? now.sent_amount : now.returned_amount);
      if (amount <= 0 || (verb === 'send' && now.status !== 'processing')) return;
      const part = verb === 'return' ? { part: 1 } : {};
      const answer = await ends.provider(`/sandbox/payouts/${id}/${verb}`, {
        method: 'POST',
        body: { amount, ...part },
      });
      if (answer.status === 200) continue;
      // Something else moved it meanwhile.
      expect([409, 422], answer.text).toContain(answer.status);
      return;
    }
  }

  async function confirm(payer: Payer, path: string): Promise<void> {
    const waiting = await until(async () => {
      const { parts } = successOf<Withdrawal>(await ends.member(payer, path));
      return parts.find(({ state }) => state === 'waiting') ?? null;
    });
    if (waiting === null) return;
    const body = { part: waiting.part, outcome: 'received' };
    const answer = await ends.member(payer, `${path}/confirmation`, { method: 'POST', body });
    if (answer.status !== 200) expect(refusalOf(answer).code).toBe('withdrawal_closed');
  }

  /** @returns whether it was approved. */
  async function decide(caseId: string, received: string, verb = oneOf(['approve', 'approve', 'reject'])) {
    const body = { received, reason: 'soak' };
    const answer = await ends.operator(`sites/aurora/cases/${caseId}/${verb}`, body);
    if (answer.status !== 200) expect(refusalOf(answer).code).toBe('case_decided');
    return verb === 'approve';
  }

  return {
    deposits,
    withdrawals,
    decide,
    reach,
    /** Some deposit or withdrawal of a member, from its request on. */
    next: (payer: Payer): Promise<void> => (Math.random() < 0.55 ? deposit(payer) : withdraw(payer)),
  };
}

export type PaymentFlows = ReturnType<typeof paymentFlows>;

async function untilFound<Row extends PaymentView | PayoutView>(
  list: (from: Date) => Promise<readonly Row[]>,
  { reference, createdAt }: Pick<Deposit, 'reference' | 'createdAt'>,
): Promise<Row | null> {
  const from = new Date(Date.parse(createdAt) - CLOCKS_DIFFER_MS);
  return until(async () => (await list(from)).find((row) => row.reference === reference) ?? null);
}

/** What is there within a while; null for nothing. */
async function until<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
  const giveUpAt = Date.now() + AWAITED_MS;
  for (;;) {
    const found = await look();
    if (found !== null || Date.now() > giveUpAt) return found;
    await pause(LOOK_EVERY_MS);
  }
}

function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}

function oneOf<Choice>(choices: readonly Choice[]): Choice {
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}
