/** The protocol between the coordinating program and a measured server: orders and answers. */
export type ServerOrder = 'broadcast' | 'spent' | 'memory';

export type ServerAnswer =
  | { readonly port: number }
  /** When the broadcast began, in milliseconds since 1970. */
  | { readonly startedAt: number }
  /** Processor time of the whole process since the broadcast began, in milliseconds. */
  | { readonly cpuMs: number }
  /** After everything that is garbage was collected. */
  | { readonly heapBytes: number; readonly residentBytes: number };

/** Finer than the clock's milliseconds, and the same in all processes of a machine. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();

/**
 * Answers the orders of the coordinating program until that is gone.
 * @param broadcast calls back when what is measured begins.
 */
export function serveOrders(port: number, broadcast: (begin: () => void) => unknown): void {
  let spent = process.cpuUsage();
  let startedAt = 0;
  const begin = (): void => {
    spent = process.cpuUsage();
    startedAt = preciseNow();
  };
  const answers: Readonly<Record<ServerOrder, () => ServerAnswer | Promise<ServerAnswer>>> = {
    broadcast: async () => {
      await broadcast(begin);
      return { startedAt };
    },
    spent: () => {
      const { user, system } = process.cpuUsage(spent);
      return { cpuMs: (user + system) / 1_000 };
    },
    memory: () => {
      for (let time = 0; time < 4; time += 1) globalThis.gc?.();
      const { heapUsed, external, rss } = process.memoryUsage();
      return { heapBytes: heapUsed + external, residentBytes: rss };
    },
  };
  process.on('message', async (order: ServerOrder) => process.send?.(await answers[order]()));
  process.once('disconnect', () => process.exit());
  process.send?.({ port } satisfies ServerAnswer);
}
