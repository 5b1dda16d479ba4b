const FEWEST_CHARACTERS = 5;

/**
 * Whether a password is easy to guess although it is long: it has few different characters, or is a common password
 * with digits or signs appended.
 */
export function isEasyPassword(
  password: string,
  account: string,
  isTooCommon: (password: string, account: string) => boolean,
): boolean {
  const core = password.replace(/[^\p{L}]+$/u, '');
  return (
    new Set(password.toLowerCase()).size < FEWEST_CHARACTERS ||
    isTooCommon(password, account) ||
    isTooCommon(core, account)
  );
}
