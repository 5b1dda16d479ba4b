import type { FastifyBaseLogger } from 'fastify';

/** Grace period for requests in flight before the process ends without them. */
const PATIENCE_MS = 10_000;

/**
 * On SIGTERM and SIGINT lets what is under way come to its end, closes what is open and exits with 0. A second signal,
 * or a stop that does not come to its end, exits with 1.
 */
export function stopGracefully(stop: () => Promise<void>, log: Pick<FastifyBaseLogger, 'info' | 'error'>): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error({}, 'graceful shutdown timed out');
      process.exit(1);
    }, PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'graceful shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
