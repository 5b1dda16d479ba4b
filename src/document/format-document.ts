/** The maximum width of a document's line, in columns; longer values are split over several lines. */
const WIDTH = 150;

/** Formats a document like our own: values that fit on one line stay on one line; the order of keys is kept. */
export function formatDocument(value: unknown): string {
  return `${formatValue(value, 0)}\n`;
}

/** Formats a value that begins at a column of a document. */
export function formatValue(value: unknown, indent: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const onOneLine = oneLine(value);
  if (indent > 0 && onOneLine.length + indent <= WIDTH) return onOneLine;
  const pad = ' '.repeat(indent + 2);
  const end = `\n${' '.repeat(indent)}`;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => `${pad}${formatValue(entry, indent + 2)}`);
    return entries.length === 0 ? '[]' : `[\n${entries.join(',\n')}${end}]`;
  }
  const entries = Object.entries(value).map(
    ([name, inner]) => `${pad}${JSON.stringify(name)}: ${formatValue(inner, indent + 2)}`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}${end}}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const entries = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${oneLine(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
