import type { HostedOutcome, Payment } from '../payments/payment.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { moneyText } from './money-text.ts';
import { messagePage, pageFrame } from './page-frame.ts';
import { type CardFields, type CardProblems, TEST_CARDS } from './test-cards.ts';

const OUTCOMES: readonly { readonly value: HostedOutcome; readonly name: string; readonly says: string }[] = [
  { value: 'paid', name: 'Paid', says: 'The portal gets “paid” at once' },
  { value: 'declined', name: 'Declined', says: 'The portal gets “insufficient funds”' },
  { value: 'later', name: 'Paid later', says: 'Pending, paid after 60 seconds' },
];

/** What a form was sent with, and what is wrong with it. */
export interface CardEntry {
  readonly fields: CardFields;
  readonly problems: CardProblems;
  readonly outcome: HostedOutcome;
}

/** The form that a payer meets, for a card or a wallet. */
export function hostedPage(payment: Payment, now: Date, entry = firstEntry(now)): string {
  const isCard = payment.method === 'card';
  const sum = moneyText(payment.amount, payment);
  const action = `/pay/${payment.token}`;
  const body = html`${orderBox(payment, now)}
<form method="post" action="${action}" novalidate>
${isCard ? cardFields(entry) : walletFields()}
<h2 id="outcome">Outcome of this test</h2>
<fieldset aria-labelledby="outcome">${OUTCOMES.map(
    ({ value, name, says }) =>
      html`<label><input type="radio" name="outcome" value="${value}"${
        value === entry.outcome && html` checked`
      }><span><b>${name}</b><em>${says}</em></span></label>`,
  )}</fieldset>
<button class="go" name="do" value="pay">${isCard ? `Pay ${sum}` : `Approve ${sum}`}</button>
<button class="plain" name="do" value="cancel">Cancel and return to ${merchantName(payment)}</button>
</form>${isCard && testNumbers()}`;
  return pageFrame({ title: `Pay ${sum}`, kind: 'hosted', body });
}

/** The page of the card's bank, where it asks for one. */
export function authenticationPage(payment: Payment, now: Date): string {
  const body = html`${orderBox(payment, now)}
<h2>Confirm the payment</h2>
<p class="muted">The bank of this card asks whether it is you who pays ${moneyText(payment.amount, payment)}.</p>
<form method="post" action="/pay/${payment.token}/authentication">
<button class="go" name="do" value="approve">Approve</button>
<button class="plain" name="do" value="fail">Fail the authentication</button>
</form>`;
  return pageFrame({ title: 'Confirm the payment', kind: 'hosted', body });
}

/** Says how a payment stands that cannot be paid here any more. */
export function endedPage(payment: Payment): string {
  const onItsWay = ['This payment is on its way', 'It is being processed, and nothing is left to do here.'] as const;
  const [title, says] = {
    pending: onItsWay,
    confirming: onItsWay,
    paid: ['This payment is paid', 'Nothing is left to do here.'] as const,
    refunded: ['This payment was refunded', 'It was paid and given back.'] as const,
    failed: ['This payment has failed', 'Start a new one where you came from.'] as const,
    expired: ['This payment has expired', 'Start a new one where you came from.'] as const,
  }[payment.payAt === null && payment.status === 'pending' ? 'expired' : payment.status];
  return messagePage(title, says, { href: returnAddress(payment), name: `Return to ${merchantName(payment)}` });
}

/** Where a payer goes from the hosted page. */
export function returnAddress({ returnUrl, id }: Payment): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment', id);
  return url.href;
}

function orderBox(payment: Payment, now: Date): Html {
  const left = Math.max(0, Math.ceil((payment.expiresAt - now.getTime()) / 1_000));
  const clock = [Math.floor(left / 3_600), Math.floor(left / 60) % 60, left % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
    .replace(/^00:/, '');
  return html`<div class="box order"><div><span>${merchantName(payment)}</span><span>${payment.reference}</span></div>
<h1>${moneyText(payment.amount, payment)}</h1><div class="within">${icon('clock', 15)}Pay within ${clock}</div></div>`;
}

function cardFields({ fields, problems }: CardEntry): Html {
  const field = (name: keyof CardFields, label: string, hints: Html): Html => {
    const problem = problems[name];
    const wrong = problem === undefined ? null : html`<span class="wrong" id="${name}-wrong">${problem}</span>`;
    const isFirst = name === Object.keys(problems)[0];
    const marks = wrong && html` aria-invalid="true" aria-describedby="${name}-wrong"${isFirst && html` autofocus`}`;
    return html`<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${fields[name]}" required${hints}${marks}>${wrong}`;
  };
  const digits = html` inputmode="numeric" autocomplete="off"`;
  return html`<h2>Card</h2>
<div class="field tag${problems.number !== undefined && ' bad'}">${field('number', 'Card number', digits)}</div>
<div class="pair"><div class="field">${field('expiry', 'Expires', digits)}</div><div class="field">${field('cvc', 'Security code', digits)}</div></div>
<div class="field">${field('name', 'Name on card', html` autocomplete="off"`)}</div>`;
}

function walletFields(): Html {
  return html`<h2>Wallet</h2>
<div class="field tag"><label for="account">Wallet account</label><input id="account" name="account" value="payer@wallet.example" autocomplete="off"></div>`;
}

function testNumbers(): Html {
  return html`<details><summary>Test numbers</summary><div class="box"><table><tbody>${TEST_CARDS.map(
    ({ number, says }) => html`<tr><td>${number}</td><td>${says}</td></tr>`,
  )}</tbody></table></div></details>`;
}

function firstEntry(now: Date): CardEntry {
  const year = String(now.getUTCFullYear() + 2).slice(-2);
  const fields = { number: '4242 4242 4242 4242', expiry: `12 / ${year}`, cvc: '123', name: 'Test Payer' };
  return { fields, problems: {}, outcome: 'paid' };
}

/** The provider knows a merchant by its id alone. */
function merchantName({ merchant }: Payment): string {
  return merchant.charAt(0).toUpperCase() + merchant.slice(1);
}
