import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DocumentKind, placeOfDocument } from '#document/check/read/site-files.ts';
import { editorValidator } from './editor-validator.ts';

const schemas: Readonly<Record<DocumentKind, string>> = {
  site: 'documents/site.schema.json',
  theme: 'documents/theme.schema.json',
  layout: 'editor/layout.schema.json',
  announcements: 'documents/announcements.schema.json',
  help: 'documents/help.schema.json',
  locale: 'documents/locale.schema.json',
};

const documents = ['layouts', 'sites'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/')),
);
const read = (file: string): { readonly $schema?: string } => JSON.parse(readFileSync(file, 'utf8'));

interface EditorSettings {
  readonly 'json.schemas': ReadonlyArray<{ readonly fileMatch: readonly string[]; readonly url: string }>;
}

/** The schema that the editor's settings give a file, by its pattern. */
function schemaBySettings(file: string): string | undefined {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as EditorSettings;
  const matches = (glob: string): boolean =>
    new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(file);
  return settings['json.schemas'].find(({ fileMatch }) => fileMatch.some(matches))?.url;
}

/** Every `$ref` of a schema to another file. */
function* referencesOf(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('$ref' in schema && typeof schema.$ref === 'string' && !schema.$ref.startsWith('#')) yield schema.$ref;
  for (const inner of Object.values(schema)) yield* referencesOf(inner);
}

describe('editors find the schema of every document', () => {
  it.each(documents)('%s names the schema of its kind, where it is, and keeps to it', (file) => {
    const kind = placeOfDocument(file)?.kind;
    if (!kind) throw new Error(`${file} is of no kind`);
    const document = read(file);
    const named = path.join(path.dirname(file), document.$schema ?? '');
    expect(path.relative('schemas', named).split(path.sep).join('/')).toBe(schemas[kind]);
    expect(existsSync(named)).toBe(true);
    expect(editorValidator(schemas[kind])(document)).toBe(true);
  });

  it.each<[string, DocumentKind]>([
    ['layouts/player-classic.json', 'layout'],
    ['sites/harbour/site.json', 'site'],
    ['sites/harbour/theme.json', 'theme'],
    ['sites/harbour/layout.json', 'layout'],
    ['sites/harbour/agent.layout.json', 'layout'],
    ['sites/harbour/content/announcements.json', 'announcements'],
    ['sites/harbour/content/help.json', 'help'],
    ['sites/harbour/locales/EN.json', 'locale'],
  ])('%s has one by the editor’s settings too, whether it names it or not', (file, kind) => {
    expect(placeOfDocument(file)?.kind).toBe(kind);
    expect(schemaBySettings(file)).toBe(`./schemas/${schemas[kind]}`);
  });

  it('follows every reference from one schema file to the next', () => {
    const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    );
    const dangling = files.flatMap((file) =>
      [...referencesOf(read(path.join('schemas', file)))]
        .map((reference) => path.join('schemas', path.dirname(file), reference.split('#')[0] ?? ''))
        .filter((target) => !existsSync(target)),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(dangling).toEqual([]);
  });
});
