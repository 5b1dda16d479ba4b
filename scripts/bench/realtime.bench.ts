/**
 * The cost of a broadcast to 5,000 sockets, compared with bare sockets of `ws` that share one frame, with the same
 * clients in the same run.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './game-list/percentile.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { ratioOf, turnsOfRound } from './measure/paired-rounds.ts';
import { reportFigures } from './measure/report-figures.ts';
import type { ClientOrder } from './realtime/clients.ts';
import type { ServerAnswer, ServerOrder } from './realtime/served.ts';

const servers = ['gateway', 'bare'] as const;
type Server = (typeof servers)[number];

const CLIENTS = benchCount(5_000, 200);
const PROCESSES = 2;
const WARM_UP = 5;
/** As long as the frame of a notice. */
const TEXT = JSON.stringify({
  type: 'notice',
  scope: 'site',
  id: 100,
  at: '2026-01-01T00:00:00.000Z',
  payload: { publication: 1, ids: ['maintenance'] },
});

const programs: Readonly<Record<Server, readonly [string, string]>> = {
  gateway: ['gateway-server.ts', String(CLIENTS)],
  bare: ['raw-server.ts', TEXT],
};

const started: ChildProcess[] = [];
const start = (file: string, ...args: readonly string[]): ChildProcess => {
  const child = fork(resolve('scripts/bench/realtime', file), args, { execArgv: ['--expose-gc', '--import', 'tsx'] });
  started.push(child);
  return child;
};

async function order<Answer extends ServerAnswer>(server: ChildProcess, what: ServerOrder): Promise<Answer> {
  const answered = once(server, 'message');
  server.send(what);
  const [answer] = (await answered) as [Answer];
  return answer;
}

type Memory = Extract<ServerAnswer, { heapBytes: number }>;

async function open(name: Server, clients: readonly ChildProcess[]) {
  const [file, argument] = programs[name];
  const server = start(file, argument);
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const before = await order<Memory>(server, 'memory');
  const each = CLIENTS / clients.length;
  for (const [index, client] of clients.entries()) {
    const from = Math.round(each * index);
    const connected = once(client, 'message');
    client.send({
      connect: { port, from, count: Math.round(each * (index + 1)) - from, says: name === 'gateway' },
    } satisfies ClientOrder);
    await connected;
  }
  await pause(500);
  const after = await order<Memory>(server, 'memory');
  return {
    server,
    heapKb: (after.heapBytes - before.heapBytes) / CLIENTS / 1_000,
    residentKb: (after.residentBytes - before.residentBytes) / CLIENTS / 1_000,
  };
}

try {
  const clients = Array.from({ length: PROCESSES }, () => start('clients.ts'));
  const opened = { gateway: await open('gateway', clients), bare: await open('bare', clients) };
  const cpuMs: Record<Server, number[]> = { gateway: [], bare: [] };
  const p99Ms: Record<Server, number[]> = { gateway: [], bare: [] };

  const broadcast = async (name: Server): Promise<{ readonly cpu: number; readonly p99: number }> => {
    const { server } = opened[name];
    const arriving = Promise.all(clients.map((client) => once(client, 'message') as Promise<[{ arrivals: number[] }]>));
    const { startedAt } = await order<Extract<ServerAnswer, { startedAt: number }>>(server, 'broadcast');
    const arrivals = (await arriving).flatMap(([message]) => message.arrivals);
    const { cpuMs: cpu } = await order<Extract<ServerAnswer, { cpuMs: number }>>(server, 'spent');
    return {
      cpu,
      p99: percentile(
        arrivals.map((at) => at - startedAt),
        99,
      ),
    };
  };

  for (let time = 0; time < WARM_UP; time += 1) for (const name of servers) await broadcast(name);
  for (let round = 0; round < benchCount(60, 10); round += 1)
    for (const name of turnsOfRound(servers, round)) {
      const { cpu, p99 } = await broadcast(name);
      cpuMs[name].push(cpu);
      p99Ms[name].push(p99);
    }

  const times = (of: Record<Server, number[]>): string =>
    `${median(of.gateway).toFixed(1)} to ${median(of.bare).toFixed(1)} ms, ${CLIENTS} sockets`;
  reportFigures([
    {
      figure: 'a broadcast: processor time of the server, to bare sockets with one frame',
      measured: ratioOf(cpuMs.gateway, cpuMs.bare),
      unit: '×',
      detail: times(cpuMs),
      target: { atMost: 1.1 },
    },
    {
      figure: 'a broadcast: until 99 of 100 sockets have it, to bare sockets with one frame',
      measured: ratioOf(p99Ms.gateway, p99Ms.bare),
      unit: '×',
      detail: times(p99Ms),
      target: { atMost: 1.2 },
    },
    {
      figure: 'memory of a socket',
      measured: opened.gateway.heapKb,
      unit: 'kB',
      detail: `heap after collecting; ${opened.gateway.residentKb.toFixed(1)} resident; a bare socket has ${opened.bare.heapKb.toFixed(1)} and ${opened.bare.residentKb.toFixed(1)}`,
      target: { atMost: 9 },
    },
  ]);
} finally {
  for (const child of started) child.kill();
}
