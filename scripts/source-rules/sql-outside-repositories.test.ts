import { describe, expect, it } from 'vitest';
import { sqlOutsideRepositories } from './sql-outside-repositories.ts';

describe('SQL outside of repositories', () => {
  it.each([
    "  const rows = await tx.selectFrom('member').select('account').execute();",
    "    .insertInto('captcha')",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a line of source text.
    '  const { rows } = await sql<{ until: string }>`select ${at}`.execute(tx);',
    '  await sql`select 1`.execute(tx);',
  ])('is found in %s', (line) => {
    expect(sqlOutsideRepositories.findOffences(line)).toHaveLength(1);
  });

  it.each(['  const found = await findById(tx, siteId, memberId);', '  const text = `mysql`;', '  list.deleteFrom;'])(
    'is not seen in %s',
    (line) => {
      expect(sqlOutsideRepositories.findOffences(line)).toEqual([]);
    },
  );

  it('may stand in repositories, in the database folder and in tests', () => {
    const paths = [
      'src/gateway/areas/money/money.ts',
      'src/gateway/flows/start-game.ts',
      'src/gateway/areas/money/repository/ledger-repository.ts',
      'src/gateway/database/migrate.ts',
      'src/gateway/areas/money/ledger.test.ts',
      'src/portal/data/games.ts',
    ];
    expect(paths.map(sqlOutsideRepositories.appliesTo)).toEqual([true, true, false, false, false, false]);
  });
});
