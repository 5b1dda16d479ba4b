const LONGEST = 80;

/** Control characters, and the invisible ones that turn text around or hide in it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * The name of a file as it may be shown: the last part of its path, without invisible characters. It names nothing on
 * any disk.
 * @returns null where nothing is left.
 */
export function shownName(name: string | undefined): string | null {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.replace(UNSEEN, '').trim()].slice(0, LONGEST).join('').trim();
  return plain === '' || /^\.+$/.test(plain) ? null : plain;
}
