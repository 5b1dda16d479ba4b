import type { SchemaFile } from './read-schemas.ts';

/** The family of each widget, by the folder of its schema. */
export function buildWidgetFamilies(files: readonly SchemaFile[]): string {
  const rows = files
    .filter(({ room }) => room === 'widgets')
    .map(({ name, folder }) => `  '${name}': '${folder.replace('widgets/', '')}',\n`);
  return `// Generated from schemas/widgets/ by npm run generate; do not edit.\n\n/** The family of each widget: its folder, and that of its schema. */\nexport const WIDGET_FAMILIES: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`;
}
