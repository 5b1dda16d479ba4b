import { DomainError } from './domain-error.ts';

const EMAIL = /^[^@\s<>"]{1,64}@[^@\s<>".]+(?:\.[^@\s<>".]+)+$/;

/**
 * An e-mail address as it was typed, without the space around it.
 * @throws DomainError `invalid_request` naming `email` where it is none.
 */
export function emailOf(typed: string): string {
  const email = typed.trim();
  if (!EMAIL.test(email)) throw new DomainError('invalid_request', { fields: { email: 'wrong_format' } });
  return email;
}
