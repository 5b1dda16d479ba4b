/**
 * Generates types, eval-free validators and the table of API calls from `schemas/`, the only source of truth for
 * documents, widgets and calls; from `src/words/`, the keys of words, which documents may name, and the maps of their
 * files.
 *
 *   npm run generate            writes src/contracts/generated/ and src/words/generated/, which git ignores, and
 *                               schemas/editor/
 *   npm run generate -- --check fails when what is written is not what the sources say
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildCalls, buildCallsTable } from './generate/build-calls.ts';
import { buildEditorSchemas } from './generate/build-editor-schemas.ts';
import { buildFrameVerdicts } from './generate/build-frame-verdicts.ts';
import { buildPageWords } from './generate/build-page-words.ts';
import { buildPropertyNames } from './generate/build-property-names.ts';
import { buildTypes } from './generate/build-types.ts';
import { buildValidators } from './generate/build-validators.ts';
import { buildVerdicts } from './generate/build-verdicts.ts';
import { buildWidgetFamilies } from './generate/build-widget-families.ts';
import { buildWordKeys } from './generate/build-word-keys.ts';
import { buildWordMaps } from './generate/build-word-maps.ts';
import { readCalls } from './generate/read-calls.ts';
import { readSchemas } from './generate/read-schemas.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'src/contracts/generated');
const check = process.argv.includes('--check');

const schemas = await readSchemas(path.join(root, 'schemas'));
const calls = await readCalls(path.join(root, 'schemas'), schemas);
const validators = await buildValidators(schemas);
const verdicts = await buildVerdicts(schemas);
const frameVerdicts = await buildFrameVerdicts(schemas);
const wordsFolder = path.join(root, 'src/words');
const englishOf = (kind: string): Promise<string> => readFile(path.join(wordsFolder, 'EN', `${kind}.json`), 'utf8');
const pageWords = await englishOf('page');
const words = {
  PortalWord: pageWords,
  AccountWord: await englishOf('account'),
  AgentWord: await englishOf('agent'),
  CashierWord: await englishOf('cashier'),
  FormWord: await englishOf('form'),
  LotteryWord: await englishOf('lottery'),
  PlayWord: await englishOf('play'),
  RecordsWord: await englishOf('records'),
  StudioWord: await englishOf('studio'),
};
const languages = (await readdir(wordsFolder)).filter((name) => /^[A-Z]{2}$/.test(name));
const generatedWords = new Map([
  ...buildWordMaps(languages),
  ['page-word-keys.ts', buildPageWords(pageWords)],
  ['word-keys.ts', buildWordKeys(words)],
]);
const files = new Map<string, string>([
  [path.join(target, 'contracts.ts'), await buildTypes(schemas)],
  [path.join(target, 'calls.ts'), buildCalls(calls)],
  [path.join(target, 'calls-table.ts'), buildCallsTable(calls)],
  [path.join(target, 'property-names.ts'), buildPropertyNames(schemas)],
  [path.join(target, 'widget-families.ts'), buildWidgetFamilies(schemas)],
  [path.join(target, 'validators.js'), validators.code],
  [path.join(target, 'validators.d.ts'), validators.declarations],
  [path.join(target, 'verdicts.js'), verdicts.code],
  [path.join(target, 'verdicts.d.ts'), verdicts.declarations],
  [path.join(target, 'frame-verdicts.js'), frameVerdicts.code],
  [path.join(target, 'frame-verdicts.d.ts'), frameVerdicts.declarations],
  ...[...generatedWords].map(([name, text]): [string, string] => [path.join(wordsFolder, 'generated', name), text]),
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
