import { createServer } from 'node:net';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Arcade, buildArcade } from './arcade-app.ts';
import type { ArcadeConfiguration } from './arcade-configuration.ts';
import { builtClient } from './client-files/built-client.ts';
import { clientFromSource } from './client-files/client-from-source.ts';
import { arcadeGames } from './games/arcade-games.ts';
import { openStore } from './store/open-store.ts';
import { ownDirectory } from './store/own-directory.ts';

export interface RunningArcade extends Arcade {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the arcade: first the directory is made its own, then what was left open is taken up, then it listens.
 * @param root of the package, where the client's build or sources are.
 * @throws what listening throws for a taken port, or DirectoryTakenError.
 */
export async function startArcade(
  configuration: ArcadeConfiguration,
  log: FastifyBaseLogger,
  root: string,
): Promise<RunningArcade> {
  const { host, port, dataDir, tableSpeed, isDevelopment } = configuration;
  // Checked before anything is opened: of two that start at once, the second leaves everything as it is.
  await portIsFree(host, port);
  const giveBack = ownDirectory(dataDir);
  const store = openStore(dataDir);
  try {
    const clock = (): Date => new Date();
    const client = isDevelopment
      ? clientFromSource(path.join(root, 'src/arcade/client'), () => clock().getTime())
      : builtClient(path.join(root, 'dist/arcade/client'));
    const games = arcadeGames(undefined, tableSpeed);
    const arcade = await buildArcade({ configuration, store, games, client, clock, log });
    await arcade.app.listen({ host, port });
    const address = arcade.app.server.address();
    return {
      ...arcade,
      port: typeof address === 'object' && address !== null ? address.port : port,
      stop: async () => {
        await arcade.app.close();
        store.close();
        giveBack();
      },
    };
  } catch (error) {
    store.close();
    giveBack();
    throw error;
  }
}

function portIsFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}
