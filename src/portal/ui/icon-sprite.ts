import flags from './flag-symbols.json' with { type: 'json' };
import icons from './icon-symbols.json' with { type: 'json' };

const symbols = Object.values(icons).join('');
const flagTable: Readonly<Record<string, string>> = flags;

/**
 * The sprite that a page begins with: every icon of the interface and the flag of its language. It stands in the page
 * itself, so that icons are there at the first paint and cost no script.
 */
export function iconSprite(flag: string): string {
  return `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>${symbols}${flagTable[flag] ?? ''}</defs></svg>`;
}
