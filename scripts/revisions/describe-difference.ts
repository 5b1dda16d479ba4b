import { createTwoFilesPatch } from 'diff';
import type { RevisionContent } from './site-folder.ts';

/**
 * The difference of two contents: a patch for each document in the usual form, and a line for each asset.
 * @returns nothing when they are the same.
 */
export function describeDifference(
  from: RevisionContent,
  to: RevisionContent,
  names: { readonly from: string; readonly to: string },
): readonly string[] {
  const lines: string[] = [];
  for (const file of namesIn(from.sources, to.sources)) {
    const [before, after] = [from.sources[file] ?? '', to.sources[file] ?? ''];
    if (before !== after)
      lines.push(createTwoFilesPatch(file, file, before, after, names.from, names.to, { context: 2 }));
  }
  for (const name of namesIn(from.assets, to.assets)) {
    const [before, after] = [from.assets[name], to.assets[name]];
    if (before === after) continue;
    const what = before === undefined ? 'is new' : after === undefined ? 'is gone' : 'is another picture';
    lines.push(`assets/${name} ${what}`);
  }
  return lines;
}

function namesIn(one: object, other: object): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
}
