import symbols from './icon-symbols.json' with { type: 'json' };

const table: Readonly<Record<string, string>> = symbols;

/**
 * The sprite that a page begins with: every icon of the interface and the flags of its languages. It stands in the page itself, so that
 * icons are there at the first paint and cost no script.
 */
export function iconSprite(flags: readonly string[]): string {
  const wanted = Object.keys(table).filter(
    (name) => !name.startsWith('flag-') || flags.includes(name.slice('flag-'.length)),
  );
  return `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>${wanted.map((name) => table[name]).join('')}</defs></svg>`;
}
