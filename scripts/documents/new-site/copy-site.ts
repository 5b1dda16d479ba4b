import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import type { ThemeColors } from '#contracts/generated/contracts.ts';
import { formatDocument } from '#document/format-document.ts';
import type { NewSite, SiteFolder } from './new-site.ts';
import { gradientFrom, type ThemeSeed, themeColorsFrom } from './theme-colors-from.ts';

/** The properties of its own that a copied brand has. */
export type CopiedSite = Pick<NewSite, 'id' | 'name' | 'host'> & {
  readonly merchantCode: string;
  /** Colours to make a new theme of; null keeps those of the brand. */
  readonly colors: ThemeSeed | null;
};

/**
 * Makes a brand of another one: every file as it is, but for what has to be the brand's own: ids, hosts, names, and the
 * colours where others are wanted. The documents keep their form.
 */
export function copySite(from: SiteFolder, to: CopiedSite): SiteFolder {
  const files = new Map(from);
  const layoutIds = new Map<string, string>();
  for (const [name, content] of files) {
    const id = name.endsWith('layout.json') ? idOf(content) : undefined;
    if (id !== undefined) layoutIds.set(id, layoutIdOf(name, to.id));
  }
  for (const [name, content] of files) {
    if (!name.endsWith('.json')) continue;
    const text = textOf(content);
    if (name === 'site.json') files.set(name, copiedSite(text, to, layoutIds));
    else if (name === 'theme.json') files.set(name, copiedTheme(text, to));
    else if (name.endsWith('layout.json')) files.set(name, copiedLayout(text, layoutIdOf(name, to.id), layoutIds));
  }
  return files;
}

function copiedSite(text: string, to: CopiedSite, layoutIds: ReadonlyMap<string, string>): string {
  const site = JSON.parse(text) as {
    readonly domainRoutes: ReadonlyArray<{ readonly label: unknown }>;
    readonly layouts: Readonly<Record<string, string>>;
  };
  const { id, name, host, merchantCode } = to;
  const edits: Array<readonly [JSONPath, unknown]> = [
    [['id'], id],
    [['merchantCode'], merchantCode],
    [['hosts'], [host]],
    [['name'], name],
    [['names'], undefined],
    [['domainRoutes'], [{ host, label: site.domainRoutes[0]?.label ?? { EN: name } }]],
    [['legal', 'copyright', 'holder'], name],
  ];
  for (const [role, layout] of Object.entries(site.layouts))
    edits.push([['layouts', role], layoutIds.get(layout) ?? layout]);
  return edited(text, edits);
}

function copiedTheme(text: string, { id, name, colors }: CopiedSite): string {
  const named = edited(text, [
    [['id'], id],
    [['logo', 'wordmark'], name],
  ]);
  if (!colors) return named;
  // All of its colours are others, so nothing of their form is worth keeping.
  const theme = JSON.parse(named) as { readonly colors: ThemeColors };
  return formatDocument({
    ...theme,
    scheme: colors.scheme,
    colors: themeColorsFrom(colors),
    gradient: gradientFrom(colors),
  });
}

function copiedLayout(text: string, id: string, layoutIds: ReadonlyMap<string, string>): string {
  const { extends: bases = [] } = JSON.parse(text) as { readonly extends?: readonly string[] };
  const own = bases.map((base) => layoutIds.get(base) ?? base);
  return edited(
    text,
    own.some((base, index) => base !== bases[index])
      ? [
          [['id'], id],
          [['extends'], own],
        ]
      : [[['id'], id]],
  );
}

/** `layout.json` holds the players' layout, `agent.layout.json` the agents'. */
function layoutIdOf(file: string, siteId: string): string {
  const [role = ''] = file.split('.');
  return `${siteId}-${role === 'layout' ? 'player' : role}`;
}

function edited(text: string, edits: ReadonlyArray<readonly [JSONPath, unknown]>): string {
  return edits.reduce((current, [path, value]) => applyEdits(current, modify(current, path, value, {})), text);
}

function idOf(content: string | Uint8Array): string | undefined {
  const { id } = JSON.parse(textOf(content)) as { readonly id?: string };
  return id;
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
