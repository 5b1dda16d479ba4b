/**
 * npm run bench: every measurement in scripts/bench/*.bench.ts, one after another, so that none disturbs another. A
 * measurement is a program: it prints its figures and writes them as JSON to the path in `BENCH_OUTPUT`. `BENCH_SCALE`
 * (1 unless set) multiplies its counts; arguments narrow the files, e.g. `npm run bench -- renderer`. All figures of
 * the run, with the machine they were taken on, end up in bench/results.json.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { buildOrExit } from './build.mjs';
import { projectRoot } from './kit/project-root.mjs';
import { runTypeScript } from './kit/run-command.mjs';
import { ensureInstalled } from './setup.mjs';

const resultsPath = join(projectRoot, 'bench', 'results.json');

await ensureInstalled();
await buildOrExit();
const scale = process.env.BENCH_SCALE ?? '1';
const wanted = process.argv.slice(2);
const files = readdirSync(join(projectRoot, 'scripts', 'bench'))
  .filter((file) => file.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((part) => file.includes(part))))
  .sort();

// A narrowed run replaces only what it measured; the rest keeps its own date.
const figures = wanted.length === 0 ? {} : readFigures();
for (const file of files) {
  const name = file.replace('.bench.ts', '');
  console.info(`\n── ${name}`);
  const measured = await measure(name, `scripts/bench/${file}`);
  if (measured === undefined) process.exitCode = 1;
  else figures[name] = { takenAt: new Date().toISOString(), scale: Number(scale), ...measured };
}

mkdirSync(join(projectRoot, 'bench'), { recursive: true });
writeFileSync(resultsPath, `${JSON.stringify({ machine: describeMachine(), figures }, null, 2)}\n`);
console.info(
  `\nMeasured ${files.length === 1 ? files[0] : `${files.length} files`}; the figures are in bench/results.json.`,
);

/** Answers what the measurement wrote, or nothing when it failed. */
async function measure(name, program) {
  const outputPath = join(projectRoot, '.cache', `bench-${name}.json`);
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  rmSync(outputPath, { force: true });
  const env = { NODE_ENV: 'production', BENCH_SCALE: scale, BENCH_OUTPUT: outputPath };
  const { exitCode } = await runTypeScript(program, [], { env });
  if (exitCode === 0) return JSON.parse(readFileSync(outputPath, 'utf8'));
  console.error(`${program} failed with exit code ${exitCode}; its figures are missing.`);
  return undefined;
}

function readFigures() {
  try {
    return JSON.parse(readFileSync(resultsPath, 'utf8')).figures;
  } catch {
    return {};
  }
}

function describeMachine() {
  const cores = cpus();
  return {
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    processor: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  };
}
