import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import ajvFormats from 'ajv-formats';
import { bundleModule } from './bundle-module.ts';
import type { SchemaFile } from './read-schemas.ts';

/**
 * Compiles every schema to plain functions that need no eval at run time, and bundles what they require.
 * @returns the module's code and its declarations: `validateBanner…(value): value is …` with `.errors`.
 */
export async function buildValidators(schemas: readonly SchemaFile[]): Promise<{ code: string; declarations: string }> {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    messages: true,
    inlineRefs: false,
    // Lengths count UTF-16 units, as the quick verdicts do: counting characters takes as long as all other rules
    // together.
    unicode: false,
    // The only word that it would have is that counting units is not the default.
    logger: false,
    verbose: false,
    code: { source: true, esm: true, lines: false },
    keywords: ['x-widget', 'x-version', 'x-children'],
  });
  const addFormats = ajvFormats as unknown as (instance: Ajv2020, formats: string[]) => void;
  addFormats(ajv, ['date-time']);
  for (const file of schemas) ajv.addSchema(file.schema);

  const refs = Object.fromEntries(schemas.map((file) => [`validate${file.title}`, String(file.schema.$id)]));
  const toCode = standaloneCode as unknown as (instance: Ajv2020, refs: Record<string, string>) => string;
  const bundle = await bundleModule(toCode(ajv, refs));
  const widgets = schemas.filter((file) => file.room === 'widgets');
  const table = widgets.map((file) => `  '${file.name}': validate${file.title},`).join('\n');
  return {
    code: `// Generated from schemas/ by npm run generate. Do not edit.\n${bundle}\nexport const widgetValidators={\n${table}\n};\n`,
    declarations: [
      '// Generated from schemas/ by npm run generate. Do not edit.',
      `import type * as contracts from './contracts.ts';`,
      'export interface ValidationIssue {\n  readonly instancePath: string;\n  readonly schemaPath: string;\n  readonly keyword: string;\n  readonly params: Readonly<Record<string, unknown>>;\n  readonly message?: string;\n}',
      'export interface Validator<Value> {\n  (value: unknown): value is Value;\n  errors?: readonly ValidationIssue[] | null;\n}',
      ...schemas.map((file) => `export const validate${file.title}: Validator<contracts.${file.title}>;`),
      `export const widgetValidators: { readonly [Name in contracts.WidgetName]: Validator<contracts.PropsByWidget[Name]> };`,
      '',
    ].join('\n'),
  };
}
