import type { LayoutDocument, UnknownNode } from '#contracts/generated/contracts.ts';

/** The layout with some of the sections of one page and of the shell, and nothing else left out. */
export function keepSections(
  layout: LayoutDocument,
  pageId: string,
  keeps: (node: UnknownNode) => boolean,
): LayoutDocument {
  const shell = Object.entries(layout.shell ?? {}).map(([area, nodes]) => [area, nodes.filter(keeps)]);
  const pages = Object.entries(layout.pages ?? {}).map(([id, page]) => [
    id,
    id === pageId ? { ...page, sections: page.sections.filter(keeps) } : page,
  ]);
  return { ...layout, shell: Object.fromEntries(shell), pages: Object.fromEntries(pages) };
}
