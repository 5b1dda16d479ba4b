import type { FailureReason } from '../payments/payment.ts';

/** What a test number does. */
export type CardBehaviour =
  | 'succeeds'
  | 'authenticates'
  | Exclude<FailureReason, 'cancelled' | 'authentication_failed'>;

/** The only numbers that are taken: a real card's number must never be typed into a sandbox and accepted. */
export const TEST_CARDS: readonly { readonly number: string; readonly does: CardBehaviour; readonly says: string }[] = [
  { number: '4242 4242 4242 4242', does: 'succeeds', says: 'Ends as chosen under “Outcome of this test”' },
  { number: '5555 5555 5555 4444', does: 'succeeds', says: 'The same, with another brand' },
  { number: '4000 0000 0000 0002', does: 'declined', says: 'Declined' },
  { number: '4000 0000 0000 9995', does: 'insufficient_funds', says: 'Insufficient funds' },
  { number: '4000 0000 0000 0069', does: 'expired_card', says: 'Expired card' },
  { number: '4000 0000 0000 3220', does: 'authenticates', says: 'Asks for authentication first' },
  { number: '4000 0027 6000 3184', does: 'authenticates', says: 'Asks for authentication first' },
];

/** What was typed into the card's form. */
export type CardFields = Readonly<Record<'number' | 'expiry' | 'cvc' | 'name', string>>;
export type CardProblems = Partial<Record<keyof CardFields, string>>;

/** The card, or what is wrong with each field. */
export function checkCard(
  fields: CardFields,
  now: Date,
): { readonly does: CardBehaviour } | { readonly problems: CardProblems } {
  const digits = fields.number.replace(/[\s-]/g, '');
  const card = TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
  const problems: CardProblems = {};
  if (!/^\d{12,19}$/.test(digits)) problems.number = 'Enter the number on the card, 12 to 19 digits.';
  else if (!passesLuhn(digits)) problems.number = 'This is no card number. Check the digits.';
  else if (card === undefined) problems.number = 'Use one of the test numbers below. Never enter a real card here.';
  const expiry = expiryProblem(fields.expiry, now);
  if (expiry !== null) problems.expiry = expiry;
  if (!/^\d{3,4}$/.test(fields.cvc.trim())) problems.cvc = 'Enter the 3 or 4 digits.';
  if (fields.name.trim() === '') problems.name = 'Enter the name on the card.';
  return card !== undefined && Object.keys(problems).length === 0 ? { does: card.does } : { problems };
}

/** The check digit of card numbers (ISO/IEC 7812): every second digit from the right counts twice. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is good until the end of its month. */
function expiryProblem(text: string, now: Date): string | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return 'Enter month and year, such as 12 / 28.';
  const firstOfNext = Date.UTC(2000 + Number(year), Number(month), 1);
  return firstOfNext <= now.getTime() ? 'This card has expired.' : null;
}
