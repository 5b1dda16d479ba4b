const EVERY_MS = 30 * 60_000;

/**
 * Adds the ledgers up by the clock.
 * @param audit what to do; it tells by itself what it finds.
 * @returns stops, and waits for what is under way.
 */
export function checkLedgers(
  audit: () => Promise<unknown>,
  log: { error(fields: object, message: string): void },
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(audit).catch((error: unknown) => log.error({ err: error }, 'ledger audit failed'));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
