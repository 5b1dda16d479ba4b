import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gatewayFlags } from '#scripts/kit/gateway-flags.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import type { BareAnswer } from './bare-server.ts';

/** Headers that belong to a connection or a moment, which every server sets itself. */
const ownHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * Starts a process that answers each path with the same bytes and headers as the gateway did, and does nothing else.
 */
export async function startBareServer(
  name: string,
  answers: ReadonlyMap<string, SiteResponse>,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const file = resolve(`.cache/bench/bare-${name}.jsonl`);
  mkdirSync(resolve('.cache/bench'), { recursive: true });
  writeFileSync(file, [...answers].map(([path, answer]) => JSON.stringify(bareAnswer(path, answer))).join('\n'));
  const child = fork(resolve('scripts/bench/load/bare-server.ts'), [file], {
    execArgv: [...gatewayFlags, '--import', 'tsx'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

function bareAnswer(path: string, answer: SiteResponse): BareAnswer {
  const headers = Object.entries(answer.headers).filter(([header]) => !ownHeaders.has(header));
  return {
    path,
    headers: Object.fromEntries(headers.map(([header, value]) => [header, String(value)])),
    body: answer.bytes.toString('base64'),
  };
}
