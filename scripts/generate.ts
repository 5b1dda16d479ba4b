/**
 * Generates types and eval-free validators from `schemas/`, the only source of truth for documents, widgets and API
 * bodies, and the keys of the portal's words, which documents may name.
 *
 *   npm run generate            writes src/contracts/generated/, which git ignores, and schemas/editor/
 *   npm run generate -- --check fails when what is written is not what the sources say
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildEditorSchemas } from './generate/build-editor-schemas.ts';
import { buildFrameVerdicts } from './generate/build-frame-verdicts.ts';
import { buildPortalWords } from './generate/build-portal-words.ts';
import { buildPropertyNames } from './generate/build-property-names.ts';
import { buildTypes } from './generate/build-types.ts';
import { buildValidators } from './generate/build-validators.ts';
import { buildVerdicts } from './generate/build-verdicts.ts';
import { buildWordKeys } from './generate/build-word-keys.ts';
import { readSchemas } from './generate/read-schemas.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'src/contracts/generated');
const check = process.argv.includes('--check');

const schemas = await readSchemas(path.join(root, 'schemas'));
const validators = await buildValidators(schemas);
const verdicts = await buildVerdicts(schemas);
const frameVerdicts = await buildFrameVerdicts(schemas);
const englishOf = (folder: string): Promise<string> =>
  readFile(path.join(root, 'src/portal/i18n', folder, 'EN.json'), 'utf8');
const portalWords = await englishOf('locales');
const words = {
  PortalWord: portalWords,
  AccountWord: await englishOf('account-words'),
  FormWord: await englishOf('form-words'),
  PlayWord: await englishOf('play-words'),
};
const files = new Map<string, string>([
  [path.join(target, 'contracts.ts'), await buildTypes(schemas)],
  [path.join(target, 'portal-words.ts'), buildPortalWords(portalWords)],
  [path.join(target, 'word-keys.ts'), buildWordKeys(words)],
  [path.join(target, 'property-names.ts'), buildPropertyNames(schemas)],
  [path.join(target, 'validators.js'), validators.code],
  [path.join(target, 'validators.d.ts'), validators.declarations],
  [path.join(target, 'verdicts.js'), verdicts.code],
  [path.join(target, 'verdicts.d.ts'), verdicts.declarations],
  [path.join(target, 'frame-verdicts.js'), frameVerdicts.code],
  [path.join(target, 'frame-verdicts.d.ts'), frameVerdicts.declarations],
  ...buildEditorSchemas(schemas).map(([name, text]): [string, string] => [
    path.join(root, 'schemas/editor', name),
    text,
  ]),
]);

const stale: string[] = [];
for (const [file, text] of files) {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) continue;
  stale.push(path.relative(root, file));
  if (!check) {
    await mkdir(path.dirname(file), { recursive: true });
    await rm(file, { force: true });
    await writeFile(file, text);
  }
}
if (check && stale.length > 0) {
  console.error(`These generated files are stale; run npm run generate:\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
} else {
  console.info(stale.length > 0 ? `Generated ${stale.join(', ')}` : 'Generated files are fresh');
}
