import { RE2JS } from 're2js';
import type { RegistrationField } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { checkRegistrationPattern } from './check-registration-pattern.ts';

/** Codes as members have them (decision 100), which together have every letter of them. */
const CODES = ['2345678', '9ABCDEF', 'GHJKMNP', 'QRSTUVW', 'XYZ2222'];
const LETTERS = 7;
const ANY_PATTERN = '*';

type Limits = Pick<RegistrationField, 'minLength' | 'maxLength' | 'acceptedPattern'>;

/** Checks that the field `referralCode` takes the codes of members. @param at where the field stands. */
export function* checkReferralCode(at: Fault['path'], field: Limits): Generator<Fault> {
  const { minLength = 0, maxLength = LETTERS, acceptedPattern = ANY_PATTERN } = field;
  if (minLength > LETTERS)
    yield {
      path: [...at, 'minLength'],
      wrong: `the codes of members have ${LETTERS} letters`,
      right: `give ${LETTERS} or less`,
    };
  if (maxLength < LETTERS)
    yield {
      path: [...at, 'maxLength'],
      wrong: `the codes of members have ${LETTERS} letters`,
      right: `give ${LETTERS} or more`,
    };
  // What is wrong with a pattern itself is said of every field.
  if (acceptedPattern === ANY_PATTERN || checkRegistrationPattern(acceptedPattern) !== null) return;
  const pattern = RE2JS.compile(acceptedPattern);
  const refused = CODES.find((code) => !pattern.matcher(code).find());
  if (refused !== undefined)
    yield {
      path: [...at, 'acceptedPattern'],
      wrong: `the pattern refuses codes of members, such as ${refused}`,
      right: 'take digits and capital letters, such as ^[A-Za-z0-9]+$',
    };
}
