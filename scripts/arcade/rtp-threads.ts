import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RtpAnswer, RtpTask } from './rtp-tasks.ts';

/** Threads that share tasks out among themselves; answers come in the order of the tasks. */
export interface RtpThreads {
  readonly count: number;
  readonly run: (tasks: readonly RtpTask[]) => Promise<RtpAnswer[]>;
  readonly end: () => Promise<void>;
}

export function startThreads(): RtpThreads {
  const count = Math.min(availableParallelism(), 8);
  const workers = Array.from({ length: count }, () => new Worker(new URL('./rtp-worker.mjs', import.meta.url)));
  return {
    count,
    run: async (tasks) => {
      const answers: RtpAnswer[] = [];
      let next = 0;
      await Promise.all(
        workers.map(async (worker) => {
          for (let index = next++; index < tasks.length; index = next++) {
            const task = tasks[index];
            if (task !== undefined) answers[index] = await ask(worker, task);
          }
        }),
      );
      return answers;
    },
    end: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function ask(worker: Worker, task: RtpTask): Promise<RtpAnswer> {
  return new Promise((resolve, reject) => {
    const settled = (): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
    };
    const onMessage = (answer: RtpAnswer): void => {
      settled();
      resolve(answer);
    };
    const onError = (error: unknown): void => {
      settled();
      reject(error);
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(task);
  });
}
