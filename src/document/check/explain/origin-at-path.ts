import { type JsonPath, valueAt } from '#document/json-path.ts';
import type { ResolvedLayout } from '#document/resolve/resolve-layout.ts';
import type { Origin, OriginTarget } from '#document/resolve/trace-origin.ts';

/**
 * The place in a source document that a value of a resolved layout comes from, by its path in the resolved one.
 * Positions in lists mean nothing after changes, so the way goes by the ids of the nodes and items on it.
 */
export function originAtPath(resolved: ResolvedLayout, path: JsonPath): Origin {
  const { target, within } = nearestTarget(resolved, path);
  const last = resolved.layers.at(-1);
  return (target && resolved.originOf(target, within)) ?? { documentId: last?.id ?? '', path: [] };
}

function nearestTarget(
  resolved: ResolvedLayout,
  path: JsonPath,
): { readonly target: OriginTarget | null; readonly within: JsonPath } {
  const [part, name] = path;
  if (part === 'redirects' && typeof name === 'number') {
    const redirect = resolved.layout.redirects?.[name]?.from;
    return redirect === undefined ? { target: null, within: path } : { target: { redirect }, within: path.slice(2) };
  }
  if (!isPart(part) || typeof name !== 'string') return { target: null, within: path };
  for (let length = path.length; length > 2; length -= 1) {
    // Nodes and items are entries of lists; a position in a list of props has no id of its own that counts.
    if (typeof path[length - 1] !== 'number' || path.slice(2, length).includes('props')) continue;
    const holder = valueAt(resolved.layout, path.slice(0, length));
    if (typeof holder !== 'object' || holder === null || !('id' in holder) || typeof holder.id !== 'string') continue;
    const target = part === 'menus' ? { menu: name, item: holder.id } : { node: holder.id };
    return { target, within: path.slice(length) };
  }
  return { target: { part, name }, within: path.slice(2) };
}

function isPart(step: JsonPath[number] | undefined): step is Extract<OriginTarget, { part: unknown }>['part'] {
  return ['frame', 'shell', 'menus', 'sections', 'pages', 'modals'].includes(String(step));
}
