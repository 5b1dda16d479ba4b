/** @jsxImportSource preact */
import type { LeagueTable } from '#arcade/sportsbook-api.ts';
import type { SportsViewProps } from './sports-view.ts';
import { TeamCrest } from './team-crest.tsx';

/** The table of a league in its present season. */
export function LeagueTableCard({
  context: { words },
  client,
  table,
}: SportsViewProps & { readonly table: LeagueTable }) {
  const say = words.sports.table;
  const columns = [
    [say.played, 'played'],
    [say.won, 'won'],
    [say.drawn, 'drawn'],
    [say.lost, 'lost'],
  ] as const;
  return (
    <section class="sp-list" aria-label={say.title}>
      <button type="button" class="sp-link sp-back" onClick={() => client.closeTable()}>
        {words.sports.back}
      </button>
      <div class="sp-card sp-table">
        <table>
          <caption>
            <bdi>{table.name}</bdi>
          </caption>
          <thead>
            <tr>
              <th scope="col">{say.team}</th>
              {columns.map(([label]) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">±</th>
              <th scope="col">{say.points}</th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={row.team}>
                <th scope="row">
                  <span class="sp-place-of">
                    <small>{index + 1}</small>
                    <TeamCrest name={row.team} />
                    <bdi>{row.team}</bdi>
                  </span>
                </th>
                {columns.map(([label, key]) => (
                  <td key={label}>{row[key]}</td>
                ))}
                <td>
                  <bdi dir="ltr">{row.scored - row.conceded}</bdi>
                </td>
                <td>
                  <b>{row.points}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
