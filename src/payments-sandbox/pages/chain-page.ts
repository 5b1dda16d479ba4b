import type { FastifyInstance } from 'fastify';
import { requirePayment } from '../payments/move-payment.ts';
import { confirmPayment, payPayment } from '../payments/pay-payment.ts';
import type { Payment } from '../payments/payment.ts';
import { recentPayments } from '../payments/payment-store.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { type Html, html } from './html.ts';
import { amountFieldText, moneyText, readAmountField } from './money-text.ts';
import { pageFrame } from './page-frame.ts';
import { sendPage } from './send-page.ts';
import { buttonForm, entryList, type Form, fieldForm, stateTag, timeText } from './tool-parts.ts';

interface OfId {
  readonly id: string;
}

/** The sandbox chain: addresses that coins are sent to, and the blocks that confirm them. */
export function chainRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.get('/chain', async (_request, reply) => {
    const payments = recentPayments(parts.store, 'crypto');
    const body = html`<h1>Sandbox chain</h1><p class="muted">Send to an address, then make blocks. Each block confirms everything that was sent before it.</p>
<div class="acts">${buttonForm('/chain/block', 'New block', true)}</div>
<h2>Addresses</h2>${entryList(payments.map(paymentEntry), 'No crypto payment was started yet.')}`;
    return sendPage(reply, pageFrame({ title: 'Chain', kind: 'tool', body }));
  });

  app.post<{ Params: OfId; Body: Form }>('/chain/:id/send', async ({ params, body }, reply) => {
    const payment = requirePayment(parts, params.id);
    payPayment(parts, payment, readAmountField(body.amount, payment));
    return reply.redirect('/chain', 303);
  });
  app.post('/chain/block', async (_request, reply) => {
    for (const payment of recentPayments(parts.store, 'crypto'))
      if (payment.status === 'confirming') confirmPayment(parts, payment);
    return reply.redirect('/chain', 303);
  });
}

function paymentEntry(payment: Payment): Html {
  const { id, reference, merchant, status, network, address, confirmations, confirmationsRequired } = payment;
  const canBeSent = status === 'pending' || status === 'expired';
  const field = {
    id: `amount-${id}`,
    name: 'amount',
    label: 'Amount',
    value: amountFieldText(payment.amount, payment),
  };
  return html`<div><h3>${reference} ${stateTag(status)}</h3><p class="sum">${moneyText(payment.amount, payment)}</p>
<p>${merchant}, ${network}, ${address}</p><p>Created ${timeText(payment.createdAt)}${
    payment.received > 0 &&
    `, sent ${moneyText(payment.received, payment)}, ${confirmations} of ${confirmationsRequired} confirmations`
  }</p></div>${canBeSent && html`<div class="acts">${fieldForm(`/chain/${id}/send`, field, 'Send to the address')}</div>`}`;
}
