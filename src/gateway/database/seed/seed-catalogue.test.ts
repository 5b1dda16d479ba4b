import { beforeAll, expect, it } from 'vitest';
import type { CatalogueGame } from '#catalogue/catalogue-types.ts';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { liveTableIn, storedArt } from '#catalogue/stored-art.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { seedCatalogue } from './seed-catalogue.ts';

describeOnOneEngine('seeding the catalogue', (open) => {
  const games = generateCatalogue();
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await seedCatalogue(database);
  });

  const storedRow = (game: CatalogueGame | undefined) =>
    database.forPlatform((tx) =>
      tx.selectFrom('catalogue_game').selectAll().where('node_id', '=', String(game?.nodeId)).executeTakeFirstOrThrow(),
    );

  it('stores every game and every vendor', async () => {
    const [stored, vendors] = await database.forPlatform(async (tx) => [
      await tx.selectFrom('catalogue_game').select('node_id').execute(),
      await tx.selectFrom('catalogue_vendor').select('vassalage').execute(),
    ]);
    expect(stored).toHaveLength(9842);
    expect(new Set(stored.map((row) => row.node_id)).size).toBe(9842);
    expect(vendors).toHaveLength(33);
  });

  it('stores a slot with its names, stakes and fixed art', async () => {
    const game = games.find(({ gameName }) => gameName === 'Tomb of Anubis');
    expect(await storedRow(game)).toMatchObject({
      game_code: 'EG2-0001',
      vassalage: 'EG2',
      game_type: 'RNG',
      names: { ES: 'La tumba de Anubis', PT: 'A tumba de Anúbis' },
      is_hot: 1,
      hot_rank: 1,
      min_bet_minor: String(game?.minBetMinor),
      max_bet_minor: String(game?.maxBetMinor),
      art: { hero: 'anubis' },
    });
  });

  it('stores a live table where its picture can be read again', async () => {
    const game = games.find(({ gameName }) => gameName === 'Blackjack Fjord');
    const { art } = await storedRow(game);
    expect(liveTableIn(art)).toEqual({ kind: 'blackjack', palette: 'jade' });
  });

  it('stores null where a vendor states no highest stake', async () => {
    const game = games.find(({ gameType }) => gameType === 'SPORTS');
    expect(await storedRow(game)).toMatchObject({
      max_bet_minor: null,
      hot_rank: null,
      art: storedArt(game ?? games[0] ?? { art: null, live: null }),
    });
  });

  it('gives each vendor the categories that it has games in, the fullest first', async () => {
    const vendor = await database.forPlatform((tx) =>
      tx.selectFrom('catalogue_vendor').selectAll().where('vassalage', '=', 'BBIN').executeTakeFirstOrThrow(),
    );
    expect(vendor).toMatchObject({ wordmark: 'bluebird', categories: ['RNG', 'LIVE', 'PVP', 'SPORTS'] });
  });

  it('writes nothing when the tables hold this catalogue already', async () => {
    expect(await seedCatalogue(database)).toMatchObject({ isWritten: false, games: 9842 });
  });

  it('replaces a catalogue of another version as a whole', async () => {
    await database.asOwner(async (tx) => {
      await tx.updateTable('catalogue_version').set({ checksum: 'older' }).execute();
      await tx.updateTable('catalogue_game').set({ game_name: 'Old Name' }).execute();
    });
    expect(await seedCatalogue(database)).toMatchObject({ isWritten: true });
    const old = await database.forPlatform((tx) =>
      tx.selectFrom('catalogue_game').select('node_id').where('game_name', '=', 'Old Name').execute(),
    );
    expect(old).toEqual([]);
  });
});
