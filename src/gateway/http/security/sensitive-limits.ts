/**
 * How often an address may make one of the calls that guess or cost: sign-ins, captchas, codes, registrations,
 * passwords.
 */
export const SENSITIVE_PER_MINUTE = 30;

/** The limit by address, as a route's `config`. */
export function sensitiveLimit(factor: number) {
  return { rateLimit: { max: Math.ceil(SENSITIVE_PER_MINUTE * factor), timeWindow: 60_000 } };
}
