import { randomInt } from 'node:crypto';

/** Letters and digits without those that look alike, since people type references. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** What people find a payment by: a beginning and random letters, e.g. `AUR-7K3M9QXW`. */
export function newReference(beginning: string): string {
  const letters = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)],
  );
  return `${beginning}-${letters.join('')}`;
}
