const FEWEST_CHARACTERS = 5;

/**
 * Whether a password is long and no better for it: a few characters over and over, or one that everybody tries with
 * something behind it.
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
