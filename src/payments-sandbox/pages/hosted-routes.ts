import type { FastifyInstance, FastifyReply } from 'fastify';
import { nothingFound } from '../api-problem.ts';
import { failPayment } from '../payments/end-payment.ts';
import { payPayment } from '../payments/pay-payment.ts';
import type { HostedOutcome, Payment } from '../payments/payment.ts';
import { paymentByToken, updatePayment } from '../payments/payment-store.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { authenticationPage, endedPage, hostedPage, returnAddress } from './hosted-page.ts';
import { sendPage } from './send-page.ts';
import { checkCard } from './test-cards.ts';

type Form = Readonly<Record<string, string | undefined>>;

const PAID_LATER_MS = 60_000;

/** The hosted page: what a payer sees of a card or wallet payment. */
export function hostedRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { store, clock } = parts;

  const find = (token: string): Payment => {
    const payment = paymentByToken(store, token);
    if (payment === undefined || (payment.method !== 'card' && payment.method !== 'wallet'))
      throw nothingFound('payment');
    return payment;
  };
  const isOpen = ({ status, payAt, expiresAt }: Payment): boolean =>
    status === 'pending' && payAt === null && expiresAt > clock.now();
  /** A form may lead to the merchant, whose origin the policy has to name for that. */
  const show = (reply: FastifyReply, payment: Payment, page: string): FastifyReply =>
    sendPage(reply, page, new URL(payment.returnUrl).origin);
  const goBack = (reply: FastifyReply, payment: Payment): FastifyReply => reply.redirect(returnAddress(payment), 303);

  const finish = (payment: Payment, outcome: HostedOutcome): void => {
    if (outcome === 'paid') payPayment(parts, payment);
    else if (outcome === 'declined') failPayment(parts, payment, 'insufficient_funds');
    else updatePayment(store, { ...payment, outcome: null, payAt: clock.now() + PAID_LATER_MS });
  };

  app.get<{ Params: { token: string } }>('/pay/:token', async ({ params }, reply) => {
    const payment = find(params.token);
    const now = new Date(clock.now());
    if (!isOpen(payment)) return show(reply, payment, endedPage(payment));
    return show(reply, payment, payment.outcome === null ? hostedPage(payment, now) : authenticationPage(payment, now));
  });

  app.post<{ Params: { token: string }; Body: Form }>('/pay/:token', async ({ params, body }, reply) => {
    const payment = find(params.token);
    if (!isOpen(payment)) return show(reply.code(409), payment, endedPage(payment));
    if (body.do === 'cancel') {
      failPayment(parts, payment, 'cancelled');
      return goBack(reply, payment);
    }
    const outcome = outcomeOf(body.outcome);
    if (payment.method === 'wallet') {
      finish(payment, outcome);
      return goBack(reply, payment);
    }
    const { number = '', expiry = '', cvc = '', name = '' } = body;
    const fields = { number, expiry, cvc, name };
    const now = new Date(clock.now());
    const card = checkCard(fields, now);
    if ('problems' in card)
      return show(reply.code(422), payment, hostedPage(payment, now, { fields, problems: card.problems, outcome }));
    if (card.does === 'authenticates') {
      updatePayment(store, { ...payment, outcome });
      return reply.redirect(`/pay/${payment.token}`, 303);
    }
    if (card.does === 'succeeds') finish(payment, outcome);
    else failPayment(parts, payment, card.does);
    return goBack(reply, payment);
  });

  app.post<{ Params: { token: string }; Body: Form }>('/pay/:token/authentication', async ({ params, body }, reply) => {
    const payment = find(params.token);
    if (!isOpen(payment) || payment.outcome === null) return show(reply.code(409), payment, endedPage(payment));
    if (body.do === 'approve') finish(payment, payment.outcome);
    else failPayment(parts, payment, 'authentication_failed');
    return goBack(reply, payment);
  });
}

function outcomeOf(text: string | undefined): HostedOutcome {
  return text === 'declined' || text === 'later' ? text : 'paid';
}
