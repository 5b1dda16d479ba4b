import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LayoutDocument, UnknownNode } from '#contracts/generated/contracts.ts';
import { planNodes } from '#document/pages/plan-nodes.ts';
import { catalogueContext } from '#gateway/areas/sites/documents/catalogue-context.ts';
import { readDocumentFiles } from '#gateway/areas/sites/documents/document-files.ts';
import { type EditionFiles, readEdition } from '#gateway/areas/sites/documents/read-edition.ts';

fc.configureGlobal({ seed: 20, numRuns: 30 });

const OVERLAY = 'sites/aurora/layout.json';
const context = catalogueContext();
let files: EditionFiles;

beforeAll(async () => {
  files = await readDocumentFiles({ sitesDir: 'sites', layoutsDir: 'layouts' });
});

/** Nodes that a newer product may have written, in every JSON notation. */
const blanks = fc.constantFrom('', ' ', '\n\t', '  ');
const scalars = fc.constantFrom('1.50', '1E3', '-0', '"\\u00e9\\/"', '"é"', 'true', 'null', '""');
const values = fc
  .array(fc.tuple(blanks, scalars), { maxLength: 4 })
  .map((entries) => `[${entries.map(([blank, scalar]) => `${blank}${scalar}`).join(',')}]`);
const nodeTexts = fc
  .record({
    blank: blanks,
    values,
    words: fc.string({ unit: 'grapheme', maxLength: 12 }),
    version: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ blank, values: list, words, version }) => {
    const inner = `{ "id": "from-tomorrow-inner", "widget": "hologram-part", "props": { "list": ${list} } }`;
    return `{${blank}"id": "from-tomorrow",${blank}"widget" :"hologram", "version": ${version}, "props": { "words": ${JSON.stringify(words)}, "list":${blank}${list} }, "children": [${inner}] }`;
  });

/** The files with a node behind the hot games of aurora. */
function filesWith(node: string): EditionFiles {
  const overlay = new TextDecoder().decode(files.files.documents.get(OVERLAY) as Uint8Array);
  const text = overlay.replace('"changes": [', () => `"changes": [{ "insertAfter": "home-hot", "nodes": [${node}] },`);
  expect(text).not.toBe(overlay);
  return { ...files, files: { ...files.files, documents: new Map([...files.files.documents, [OVERLAY, text]]) } };
}

const homeOf = (layout: LayoutDocument): readonly UnknownNode[] => layout.pages?.home?.sections ?? [];

describe('nodes that this product does not know', () => {
  it('come through reading, resolving and planning untouched, and the sources hold their very text', () => {
    fc.assert(
      fc.property(nodeTexts, (text) => {
        const edition = readEdition(filesWith(text), 'aurora', context);
        if ('problems' in edition) throw new Error(edition.problems.join('\n'));
        expect(edition.sources[OVERLAY]).toContain(text);
        const sections = homeOf(edition.documents.layout);
        const node = sections.find(({ id }) => id === 'from-tomorrow');
        expect(JSON.stringify(node)).toBe(JSON.stringify(JSON.parse(text)));

        const before = JSON.stringify(sections);
        const { nodes, skipped } = planNodes(
          sections,
          {
            isOn: () => false,
            hasResource: () => true,
            hasPlan: () => true,
            session: 'guest',
            device: 'desktop',
            language: 'EN',
            now: '2025-06-02T10:00:00Z',
          },
          () => true,
        );
        expect(skipped).toEqual([{ id: 'from-tomorrow', widget: 'hologram', reason: 'unknown widget' }]);
        expect(nodes.map(({ id }) => id)).toContain('home-hot');
        expect(JSON.stringify(sections)).toBe(before);
      }),
    );
  });
});
