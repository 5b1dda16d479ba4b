import { pino } from 'pino';
import { PaymentsConfigurationError, readPaymentsConfiguration } from './payments-configuration.ts';
import { startPaymentsSandbox } from './start-payments-sandbox.ts';

/** The message for an operator whose sandbox did not start. */
function startProblem(error: unknown): unknown {
  if (error instanceof PaymentsConfigurationError) return error.message;
  const { code, port, name, message } = error as { code?: string; port?: number; name?: string; message?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PAYMENTS_PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened: set PAYMENTS_PORT to one above 1023.`;
  return name === 'DirectoryTakenError' || name === 'DirectoryOpenError' ? message : error;
}

// Its store and what lies beside it are for its own user alone.
process.umask(0o077);
try {
  const configuration = readPaymentsConfiguration(process.env);
  const sandbox = await startPaymentsSandbox(configuration, pino({ level: configuration.logLevel }));
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    sandbox.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Started beside a gateway, it goes when that does, however that went.
  process.on('disconnect', stop);
  process.send?.({ type: 'ready', port: sandbox.port });
} catch (error) {
  console.error(startProblem(error));
  process.exit(1);
}
