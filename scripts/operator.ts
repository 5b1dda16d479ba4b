/** Keeps the accounts of a running gateway's operators: `npm run operator -- list` and so on. */
import path from 'node:path';
import { askPassword } from './operators/ask-password.ts';
import { readOperatorArguments } from './operators/operator-arguments.ts';
import { runOperatorCommand } from './operators/operator-command.ts';
import { USAGE } from './operators/operator-usage.ts';
import { operatorsClient } from './operators/operators-client.ts';
import { operatorToken } from './revisions/operator-access.ts';
import { OperatorRefusal } from './revisions/operator-call.ts';

const root = path.resolve(import.meta.dirname, '..');

await run().catch(printError);

async function run(): Promise<void> {
  const args = readOperatorArguments(process.argv.slice(2));
  if (args.command === undefined || args.options.help) return console.info(USAGE);
  const { DATA_DIR, MARQUEE_OPERATOR_TOKEN, PORT } = process.env;
  const token = await operatorToken(MARQUEE_OPERATOR_TOKEN, path.resolve(root, DATA_DIR || '.data'));
  await runOperatorCommand(args, {
    client: operatorsClient(args.url ?? `http://localhost:${PORT || 8080}`, token),
    askPassword: () => askPassword(process.stdin, (text) => void process.stderr.write(text)),
    print: (line) => console.info(line),
  });
}

function printError(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof OperatorRefusal) for (const problem of error.problems) console.error(problem);
  console.error(error instanceof Error ? error.message : String(error));
}
