import path from 'node:path';
import { pino } from 'pino';
import { ArcadeConfigurationError, readArcadeConfiguration } from './server/arcade-configuration.ts';
import { startArcade } from './server/start-arcade.ts';

/** The message for an operator whose arcade did not start. */
function startProblem(error: unknown): unknown {
  if (error instanceof ArcadeConfigurationError) return error.message;
  const { code, port, name, message } = error as { code?: string; port?: number; name?: string; message?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set ARCADE_PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened: set ARCADE_PORT to one above 1023.`;
  return name === 'DirectoryTakenError' || name === 'DirectoryOpenError' ? message : error;
}

// Its store and what lies beside it are for its own user alone.
process.umask(0o077);
try {
  const configuration = readArcadeConfiguration(process.env);
  const arcade = await startArcade(configuration, pino({ level: configuration.logLevel }), path.resolve('.'));
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    arcade.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Started beside a gateway, it goes when that does, however that went.
  process.on('disconnect', stop);
  process.send?.({ type: 'ready', port: arcade.port });
} catch (error) {
  console.error(startProblem(error));
  process.exit(1);
}
