import type { UnknownNode } from '#contracts/generated/contracts.ts';

const viewNames: Readonly<Record<string, string>> = {
  heading: 'Heading',
  'link-button': 'LinkButton',
  paragraph: 'Paragraph',
  row: 'Row',
  tile: 'Tile',
};

/** Rows of one function. An engine doesn't optimise functions of any length, and people don't write them. */
const ROWS_OF_PART = 10;

/** The source of the same page as somebody would write it in JSX, without any renderer: a component `Page`. */
export function handWrittenPage(nodes: readonly UnknownNode[]): string {
  const parts: string[] = [];
  for (let from = 0; from < nodes.length; from += ROWS_OF_PART) {
    const rows = nodes.slice(from, from + ROWS_OF_PART).map(elementOf);
    parts.push(`function Part${parts.length}() {\n  return (\n    <>\n${rows.join('\n')}\n    </>\n  );\n}`);
  }
  const page = parts.length === 1 ? '<Part0 />' : `<>${parts.map((_part, index) => `<Part${index} />`).join('')}</>`;
  return [
    `import { ${Object.values(viewNames).join(', ')} } from '#scripts/bench/renderer/page-views.tsx';`,
    ...parts,
    `export function Page() {\n  return ${page};\n}`,
    '',
  ].join('\n\n');
}

function elementOf({ id, widget, props, children }: UnknownNode): string {
  const view = viewNames[widget];
  if (view === undefined) throw new Error(`no view is called ${widget}`);
  const given = Object.entries({ nodeId: id, ...props }).map(([name, value]) => `${name}={${JSON.stringify(value)}}`);
  const start = `<${view} ${given.join(' ')}`;
  return children ? `${start}>\n${children.map(elementOf).join('\n')}\n</${view}>` : `${start} />`;
}
