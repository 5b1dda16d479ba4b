import { bundleModule } from './bundle-module.ts';
import type { SchemaFile } from './read-schemas.ts';
import { urlOf, VerdictCompiler } from './verdict-compiler.ts';

/**
 * Compiles the schemas of layouts and of widgets to functions that say yes or no: what every publish asks first. The
 * validators explain what is wrong when the answer is no.
 */
export async function buildVerdicts(schemas: readonly SchemaFile[]): Promise<{ code: string; declarations: string }> {
  const compiler = new VerdictCompiler(schemas);
  const layout = schemas.find((file) => file.title === 'LayoutDocument');
  if (!layout) throw new Error('schemas/documents needs layout');
  const isLayoutDocument = compiler.functionFor(urlOf(layout));
  const widgets = schemas.filter((file) => file.room === 'widgets');
  const table = widgets.map((file) => `${JSON.stringify(file.name)}:${compiler.functionFor(urlOf(file))}`).join(',\n');
  const module = [
    `import { fullFormats } from 'ajv-formats/dist/formats.js';`,
    `const isDateTime = fullFormats['date-time'].validate;`,
    compiler.code,
    `export const isLayoutDocument = ${isLayoutDocument};`,
    `export const propsVerdicts = {\n${table}\n};`,
  ].join('\n');
  const bundle = await bundleModule(module);
  return {
    code: `// Generated from schemas/ by npm run generate. Do not edit.\n${bundle}`,
    declarations: [
      '// Generated from schemas/ by npm run generate. Do not edit.',
      `import type * as contracts from './contracts.ts';`,
      'export const isLayoutDocument: (value: unknown) => value is contracts.LayoutDocument;',
      'export const propsVerdicts: { readonly [Name in contracts.WidgetName]: (value: unknown) => value is contracts.PropsByWidget[Name] };',
      '',
    ].join('\n'),
  };
}
