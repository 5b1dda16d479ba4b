import { readArtData } from '#art/art-data.ts';

let flags: Record<string, string> | undefined;

function allFlags(): Record<string, string> {
  flags ??= readArtData<Record<string, string>>('flags.json');
  return flags;
}

/** Two-letter country codes that have a flag; `xx` is the plain disc for everything else. */
export function flagCodes(): string[] {
  return Object.keys(allFlags());
}

/** A circular flag as a standalone SVG; an unknown code gets the plain disc. */
export function flagSvg(code: string): string {
  const body = allFlags()[code] ?? allFlags().xx ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${body.replaceAll('~', `flag-${code}-`)}</svg>`;
}
