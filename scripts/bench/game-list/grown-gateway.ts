import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '#gateway/database/connection.ts';
import { type RunningGateway, sharePictures, startGateway } from '#tests/journeys/support/start-gateway.ts';

/** Node numbers of the copies lie this far apart: far above every number of the catalogue's own. */
const NUMBERS_APART = 10_000_000;

/**
 * Starts the built gateway on a catalogue that was copied until it is that many times as large. Every copy has words of
 * its own in its names, so that the index grows as it would with as many more games. Pictures are drawn before, since
 * drawing takes the whole machine.
 */
export async function startGrownGateway(times: number, environment: Record<string, string>): Promise<RunningGateway> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'marquee-grown-'));
  await sharePictures(dataFolder);
  const options = { dataFolder, environment };
  if (times > 1) {
    const seeded = await startGateway(options);
    await seeded.stop();
    await growCatalogue(dataFolder, times);
  }
  const gateway = await startGateway(options);
  return {
    ...gateway,
    stop: async () => {
      const exitCode = await gateway.stop();
      await rm(dataFolder, { recursive: true, force: true });
      return exitCode;
    },
  };
}

async function growCatalogue(dataDir: string, times: number): Promise<void> {
  const database = await openDatabase({
    dataDir,
    databaseUrl: process.env.TEST_DATABASE_URL,
    log: pino({ level: 'silent' }),
  });
  try {
    for (let copy = 1; copy < times; copy += 1) {
      await database.asOwner((tx) =>
        sql`insert into catalogue_game
          (node_id, game_code, vassalage, game_type, game_category, game_classify, game_name, names, is_hot, hot_rank, support_play,
           is_game, min_bet_minor, max_bet_minor, min_line_num, position, art)
          select node_id + ${NUMBERS_APART * copy}::bigint, game_code || ${`-${copy}`}::text, vassalage, game_type, game_category,
            game_classify, game_name || ${` ${wordOf(copy)}`}::text, '{}'::jsonb, 0, null, support_play, is_game, min_bet_minor,
            max_bet_minor, min_line_num, position + ${100_000 * copy}::integer, null
          from catalogue_game where node_id < ${NUMBERS_APART}`.execute(tx),
      );
    }
  } finally {
    await database.close();
  }
}

function wordOf(copy: number): string {
  return ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'][copy - 1] ?? `No${copy}`;
}
