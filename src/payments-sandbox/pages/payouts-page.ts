import type { FastifyInstance } from 'fastify';
import { failPayout, requirePayout, returnPayout, sendPayout } from '../payouts/move-payout.ts';
import { type Payout, type PayoutDestination, type PayoutPart, sentAmount } from '../payouts/payout.ts';
import { recentPayouts } from '../payouts/payout-store.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { type Html, html } from './html.ts';
import { amountFieldText, moneyText, readAmountField } from './money-text.ts';
import { pageFrame } from './page-frame.ts';
import { sendPage } from './send-page.ts';
import { buttonForm, entryList, type Form, fieldForm, stateTag, timeText } from './tool-parts.ts';

interface OfId {
  readonly id: string;
}

/** What becomes of payouts: sent in full or in part, failed, and sent back. */
export function payoutPageRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.get('/payouts', async (_request, reply) => {
    const body = html`<h1>Payouts</h1><p class="muted">Each is sent in full by itself after a moment, unless its holder, account or address begins with HOLD.</p>
<h2>The newest first</h2>${entryList(recentPayouts(parts.store).map(payoutEntry), 'No payout was asked for yet.')}`;
    return sendPage(reply, pageFrame({ title: 'Payouts', kind: 'tool', body }));
  });

  app.post<{ Params: OfId; Body: Form }>('/payouts/:id/send', async ({ params, body }, reply) => {
    const payout = requirePayout(parts, params.id);
    sendPayout(parts, payout, body.amount === undefined ? undefined : readAmountField(body.amount, payout));
    return reply.redirect('/payouts', 303);
  });
  app.post<{ Params: OfId }>('/payouts/:id/fail', async ({ params }, reply) => {
    failPayout(parts, requirePayout(parts, params.id), 'rejected');
    return reply.redirect('/payouts', 303);
  });
  app.post<{ Params: OfId & { readonly part: string }; Body: Form }>(
    '/payouts/:id/parts/:part/return',
    async ({ params, body }, reply) => {
      const payout = requirePayout(parts, params.id);
      returnPayout(parts, payout, { part: Number(params.part), amount: readAmountField(body.amount, payout) });
      return reply.redirect('/payouts', 303);
    },
  );
}

function payoutEntry(payout: Payout): Html {
  const { id, reference, merchant, status, destination, parts } = payout;
  const left = payout.amount - sentAmount(payout);
  const field = { id: `amount-${id}`, name: 'amount', label: 'Part', value: amountFieldText(left, payout) };
  const acts = html`<div class="acts">${buttonForm(`/payouts/${id}/send`, 'Send in full', true)}${fieldForm(
    `/payouts/${id}/send`,
    field,
    'Send part',
  )}${buttonForm(`/payouts/${id}/fail`, 'Fail')}</div>`;
  return html`<div><h3>${reference} ${stateTag(status)}</h3><p class="sum">${moneyText(payout.amount, payout)}</p>
<p>${merchant}, to ${destinationText(destination)}, asked for ${timeText(payout.createdAt)}</p></div>${
    status === 'processing' && acts
  }${parts.map((part) => partEntry(payout, part))}`;
}

function partEntry(payout: Payout, { part, amount, returned, sentAt }: PayoutPart): Html {
  const left = amount - returned;
  const field = {
    id: `return-${payout.id}-${part}`,
    name: 'amount',
    label: `Return of part ${part}`,
    value: amountFieldText(left, payout),
  };
  return html`<p>Part ${part}, ${moneyText(amount, payout)}, sent ${timeText(sentAt)}${
    returned > 0 && `, returned ${moneyText(returned, payout)}`
  }</p>${left > 0 ? html`<div class="acts">${fieldForm(`/payouts/${payout.id}/parts/${part}/return`, field, 'Return')}</div>` : null}`;
}

function destinationText(destination: PayoutDestination): string {
  if (destination.kind === 'bank') return `${destination.holder}, ${destination.bank}, ${destination.number}`;
  if (destination.kind === 'wallet') return `${destination.type}, ${destination.account}`;
  return `${destination.network}, ${destination.address}`;
}
