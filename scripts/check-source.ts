// npm run check:source: the rules about source text, reported as file:line:column.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { climbingImports } from './source-rules/climbing-imports.ts';
import { longComments } from './source-rules/long-comments.ts';
import { ownTranslators } from './source-rules/own-translators.ts';
import { rawColours } from './source-rules/raw-colours.ts';
import { sqlOutsideRepositories } from './source-rules/sql-outside-repositories.ts';

const rules = [climbingImports, longComments, ownTranslators, rawColours, sqlOutsideRepositories];

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name).replaceAll('\\', '/')],
  );
}

/** Answers `file:line:column what is wrong` for every offence in the file. */
function checkFile(path: string): string[] {
  const applying = rules.filter((rule) => rule.appliesTo(path));
  if (applying.length === 0) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    applying.flatMap((rule) =>
      rule.findOffences(line).map(({ column, message }) => `${path}:${index + 1}:${column} ${message}`),
    ),
  );
}

const offences = ['src', 'scripts', 'tests'].flatMap(listFiles).flatMap(checkFile);
for (const offence of offences) console.error(offence);
process.exitCode = offences.length > 0 ? 1 : 0;
