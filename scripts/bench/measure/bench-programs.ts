import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Starts the programs of a measurement as processes of their own, and ends them together. */
export function benchPrograms() {
  const started: ChildProcess[] = [];
  return {
    /** Starts a program by its path in scripts/bench; resolves with its first message. */
    async start<Ready>(
      file: string,
      args: readonly string[],
    ): Promise<{ readonly child: ChildProcess; readonly ready: Ready }> {
      const child = fork(resolve('scripts/bench', file), [...args], {
        execArgv: ['--expose-gc', '--import', 'tsx'],
        env: { ...process.env, NODE_ENV: 'production' },
      });
      started.push(child);
      const [ready] = (await once(child, 'message')) as [Ready];
      return { child, ready };
    },

    async stop(): Promise<void> {
      for (const child of started.splice(0)) {
        const exited = once(child, 'exit');
        child.disconnect();
        await exited;
      }
    },
  };
}
