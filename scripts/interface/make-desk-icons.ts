/**
 * Makes the icons of the operators' desk from the set that is installed for development, each as one path:
 *   npx tsx scripts/interface/make-desk-icons.ts
 * Add a name below where the desk needs another. Lucide is ISC.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { optimize } from 'svgo';

const names = [
  ...['arrow-left', 'arrow-up-from-line', 'badge-check', 'bell', 'check', 'chevron-down', 'chevron-right'],
  ...['chevrons-up-down', 'circle-alert', 'circle-check', 'circle-dashed', 'clock', 'cloud-off', 'copy', 'crown'],
  ...['download', 'ellipsis', 'eye', 'eye-off', 'file-text', 'frame', 'inbox', 'info', 'key-round', 'landmark'],
  ...['layout-dashboard', 'loader', 'lock', 'log-out', 'message-square-text', 'monitor-smartphone', 'plug'],
  ...['rotate-cw', 'scale', 'scroll-text', 'search', 'search-x', 'shield-check', 'smartphone', 'store', 'timer'],
  ...['trending-up', 'triangle-alert', 'trophy', 'user', 'user-x', 'users', 'users-round', 'wifi-off', 'x'],
];

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const root = path.resolve(import.meta.dirname, '../..');
const set = JSON.parse(
  await readFile(path.join(root, 'node_modules/@iconify-json/lucide/icons.json'), 'utf8'),
) as IconSet;

/** A rectangle with round corners as a path, which the optimiser leaves as it is. */
function roundedAsPath(tag: string): string {
  const side = (name: string): number => Number(tag.match(new RegExp(` ${name}="([^"]+)"`))?.[1] ?? 0);
  const [x, y, width, height, r] = [side('x'), side('y'), side('width'), side('height'), side('rx') || side('ry')];
  if (r === 0) return tag;
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const d = `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
  return `<path d="${d}"/>`;
}

/** A path that begins where it says, also behind another: the first move of a path is from the corner. */
const asPart = (d: string): string =>
  d.replace(/^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)[ ,]?(?=([-.\d])?)/, (_, x: string, y: string, next?: string) =>
    next === undefined ? `M${x} ${y}` : `M${x} ${y}l`,
  );

/** All shapes of an icon as the data of one path. */
function pathOf(name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`no icon ${name}`);
  const body = icon.body.replaceAll(/<rect [^>]*\/>/g, roundedAsPath);
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`, {
    plugins: [{ name: 'convertShapeToPath', params: { convertArcs: true } }],
  });
  const paths = [...data.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => asPart(d));
  const shapes = data.match(/<(?:path|rect|circle|ellipse|line|polyline|polygon)\b/g) ?? [];
  if (paths.length === 0 || shapes.length !== paths.length) throw new Error(`${name} has shapes that are no paths`);
  return paths.join('');
}

const lines = [...names].sort().map((name) => `  ${/-/.test(name) ? `'${name}'` : name}:\n    '${pathOf(name)}',`);
await writeFile(
  path.join(root, 'src/studio/ui/icon-paths.ts'),
  `// Made by scripts/interface/make-desk-icons.ts from Lucide (ISC). Do not edit.\n/** Icons of the desk, each as the data of one path on a square of 24. */\nexport const iconPaths = {\n${lines.join('\n')}\n} as const;\n`,
);
