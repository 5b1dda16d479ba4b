const BROWSERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: ReadonlyArray<readonly [RegExp, string]>, userAgent: string): string | undefined =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/**
 * A device as its owner knows it again, e.g. `Chrome, Windows`; what says nothing of itself is no more than its first
 * word.
 */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 400);
  const known = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter((name) => name !== undefined);
  return known.join(', ') || (/^[\w.-]{1,40}/.exec(text)?.[0] ?? '');
}
