import type { FastifyInstance } from 'fastify';
import { requirePayment } from '../payments/move-payment.ts';
import { payPayment } from '../payments/pay-payment.ts';
import type { Payment } from '../payments/payment.ts';
import { recentPayments } from '../payments/payment-store.ts';
import { bankLines } from '../payments/receiving-details.ts';
import {
  keepStrayTransfer,
  listStrayTransfers,
  matchStrayTransfer,
  type StrayTransfer,
} from '../payments/stray-transfers.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { type Html, html } from './html.ts';
import { amountFieldText, moneyText, readAmountField } from './money-text.ts';
import { pageFrame } from './page-frame.ts';
import { sendPage } from './send-page.ts';
import { buttonForm, entryList, type Form, fieldForm, stateTag, timeText } from './tool-parts.ts';

interface OfId {
  readonly id: string;
}

/** The sandbox bank: transfers that merchants wait for, and those that nobody awaited. */
export function bankRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.get('/bank', async (_request, reply) => {
    const strays = listStrayTransfers(parts).map((transfer) =>
      strayEntry(transfer, requirePayment(parts, transfer.paymentId)),
    );
    const body = html`<h1>Sandbox bank</h1><p class="muted">Transfers that merchants wait for. Nothing arrives by itself.</p>
<h2>Awaited transfers</h2>${entryList(recentPayments(parts.store, 'bank').map(paymentEntry), 'No bank payment was started yet.')}
<h2>Transfers with a wrong reference</h2>${entryList(strays, 'There is none.')}`;
    return sendPage(reply, pageFrame({ title: 'Bank', kind: 'tool', body }));
  });

  app.post<{ Params: OfId; Body: Form }>('/bank/:id/pay', async ({ params, body }, reply) => {
    const payment = requirePayment(parts, params.id);
    payPayment(parts, payment, body.amount === undefined ? payment.amount : readAmountField(body.amount, payment));
    return reply.redirect('/bank', 303);
  });
  app.post<{ Params: OfId; Body: Form }>('/bank/:id/stray', async ({ params, body }, reply) => {
    const payment = requirePayment(parts, params.id);
    const reference = body.reference?.trim().slice(0, 64) || 'no reference';
    keepStrayTransfer(parts, payment, { reference, amount: payment.amount });
    return reply.redirect('/bank', 303);
  });
  app.post<{ Params: OfId }>('/bank/transfers/:id/match', async ({ params }, reply) => {
    matchStrayTransfer(parts, Number(params.id));
    return reply.redirect('/bank', 303);
  });
}

function paymentEntry(payment: Payment): Html {
  const { id, reference, merchant, status } = payment;
  const canBePaid = status === 'pending' || status === 'expired';
  const iban = bankLines(merchant, reference)[0]?.value ?? '';
  const acts = html`<div class="acts">${buttonForm(`/bank/${id}/pay`, 'Pay exactly', true)}${fieldForm(
    `/bank/${id}/pay`,
    { id: `amount-${id}`, name: 'amount', label: 'Another amount', value: amountFieldText(payment.amount, payment) },
    'Pay',
  )}${fieldForm(
    `/bank/${id}/stray`,
    { id: `reference-${id}`, name: 'reference', label: 'Wrong reference', value: `${reference} X` },
    'Pay with a wrong reference',
  )}</div>`;
  return html`<div><h3>${reference} ${stateTag(status)}</h3><p class="sum">${moneyText(payment.amount, payment)}</p>
<p>${merchant}, ${iban}, created ${timeText(payment.createdAt)}${
    payment.received > 0 && `, received ${moneyText(payment.received, payment)}`
  }</p></div>${canBePaid && acts}`;
}

function strayEntry({ number, reference, amount, receivedAt, matchedAt }: StrayTransfer, payment: Payment): Html {
  const act = html`<div class="acts">${buttonForm(`/bank/transfers/${number}/match`, `Match with ${payment.reference}`)}</div>`;
  return html`<div><h3>${reference} ${stateTag(matchedAt === null ? 'unmatched' : 'matched')}</h3>
<p class="sum">${moneyText(amount, payment)}</p><p>Arrived ${timeText(receivedAt)}</p></div>${matchedAt === null && act}`;
}
