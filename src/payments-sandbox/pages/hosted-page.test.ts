import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshKey, paymentBody, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

const card = { number: '4242 4242 4242 4242', expiry: '12 / 27', cvc: '123', name: 'Test Payer', do: 'pay' };

/** Opens a payment with a hosted page, and reads how it stands. */
async function open(changes: Record<string, unknown> = {}) {
  const { body } = await sandbox.call('/v1/payments', paymentBody(changes), freshKey());
  const path = new URL(String(body.hosted_page)).pathname;
  return {
    path,
    back: `http://aurora.test/deposit?step=3&payment=${body.payment_id}`,
    read: async () => (await sandbox.call(`/v1/payments/${body.payment_id}`)).body,
    page: async () => (await fetch(`${sandbox.url}${path}`)).text(),
  };
}

describe('the hosted page of a card', () => {
  it('shows merchant, reference, amount and time, without scripts', async () => {
    const { path } = await open({ reference: '<b>DP' });
    const answer = await fetch(`${sandbox.url}${path}`);
    const page = await answer.text();
    for (const said of ['Aurora', '&#60;b&#62;DP', '€100.00', 'Pay within 10:00', 'Card number'])
      expect(page).toContain(said);
    expect(page).not.toContain('<script');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://aurora.test");
  });

  it('is paid with the test number, and leads back to the merchant', async () => {
    const payment = await open();
    const answer = await sandbox.form(payment.path, card);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, payment.back]);
    expect(await payment.read()).toMatchObject({ status: 'paid', received_amount: 10_000 });
    expect(await sandbox.deliver()).toEqual(['payment.paid']);
  });

  it.each([
    ['4000 0000 0000 0002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000-0000-0000-0069', 'expired_card'],
  ])('fails with %s as %s', async (number, reason) => {
    const payment = await open();
    const answer = await sandbox.form(payment.path, { ...card, number });
    expect(answer.headers.get('location')).toBe(payment.back);
    expect(await payment.read()).toMatchObject({ status: 'failed', failure_reason: reason });
  });

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'This is no card number'],
    [{ number: '4111 1111 1111 1111' }, 'Use one of the test numbers'],
    [{ expiry: '10 / 25' }, 'This card has expired'],
    [{ expiry: '13/27' }, 'Enter month and year'],
    [{ cvc: '12' }, 'Enter the 3 or 4 digits'],
    [{ name: ' ' }, 'Enter the name on the card'],
  ])('says at the field what is wrong with %o', async (change, said) => {
    const payment = await open();
    const answer = await sandbox.form(payment.path, { ...card, ...change });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(said);
    const [field] = Object.keys(change);
    expect(page).toMatch(new RegExp(`id="${field}"[^>]*aria-describedby="${field}-wrong"`));
    expect((await payment.read()).status).toBe('pending');
  });

  it.each([
    ['approve', { status: 'paid' }],
    ['fail', { status: 'failed', failure_reason: 'authentication_failed' }],
  ])('asks for authentication, which one can %s', async (decision, outcome) => {
    const payment = await open();
    const asked = await sandbox.form(payment.path, { ...card, number: '4000 0000 0000 3220' });
    expect(asked.headers.get('location')).toBe(payment.path);
    expect(await payment.page()).toContain('Confirm the payment');
    const answer = await sandbox.form(`${payment.path}/authentication`, { do: decision });
    expect(answer.headers.get('location')).toBe(payment.back);
    expect(await payment.read()).toMatchObject(outcome);
  });

  it('follows the outcome switch: declined at once, or paid after a minute that outlasts its expiry', async () => {
    const declined = await open();
    await sandbox.form(declined.path, { ...card, outcome: 'declined' });
    expect(await declined.read()).toMatchObject({ status: 'failed', failure_reason: 'insufficient_funds' });
    const later = await open({ expires_in_s: 60 });
    await sandbox.advance(30_000);
    await sandbox.form(later.path, { ...card, outcome: 'later' });
    expect(await later.page()).toContain('This payment is on its way');
    await sandbox.advance(59_999);
    expect((await later.read()).status).toBe('pending');
    await sandbox.advance(1);
    expect((await later.read()).status).toBe('paid');
  });

  it('is cancelled by its button, and says that it is over afterwards', async () => {
    const payment = await open();
    await sandbox.form(payment.path, { do: 'cancel' });
    expect(await payment.read()).toMatchObject({ status: 'failed', failure_reason: 'cancelled' });
    expect(await payment.page()).toContain('This payment has failed');
    expect((await sandbox.form(payment.path, card)).status).toBe(409);
  });

  it('says that an expired payment is over', async () => {
    const payment = await open();
    await sandbox.advance(600_000);
    expect(await payment.page()).toContain('This payment has expired');
    expect((await sandbox.form(payment.path, card)).status).toBe(409);
  });

  it('is found by its token alone', async () => {
    expect((await fetch(`${sandbox.url}/pay/guess`)).status).toBe(404);
  });

  it('takes no form from another site', async () => {
    const payment = await open();
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${sandbox.url}${payment.path}`, { method: 'POST', headers, body: 'do=cancel' });
    expect(answer.status).toBe(403);
    expect((await payment.read()).status).toBe('pending');
  });
});

describe('the hosted page of a wallet', () => {
  it('is approved or cancelled', async () => {
    const approved = await open({ method: 'wallet' });
    expect(await approved.page()).toContain('Approve €100.00');
    expect((await sandbox.form(approved.path, { do: 'pay', outcome: 'paid' })).headers.get('location')).toBe(
      approved.back,
    );
    expect((await approved.read()).status).toBe('paid');
    const cancelled = await open({ method: 'wallet' });
    await sandbox.form(cancelled.path, { do: 'cancel' });
    expect((await cancelled.read()).failure_reason).toBe('cancelled');
  });
});
