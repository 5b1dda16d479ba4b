import { betRequest, INTEGRATION, SITE } from './wallet-players.ts';

/** A bet of any of the players by the wallet's function, as pgbench runs it. */
export function betScript(players: number): string {
  const { site: _site, integration: _integration, ...request } = betRequest('user-%s', '%s');
  // A colon before a word would be a variable to pgbench.
  const template = JSON.stringify({ ...request, at: '%s' }).replaceAll(':', ': ');
  const placeOfMoment = template.slice(0, template.indexOf('"at"')).split('%s').length - 1;
  const values = Array.from({ length: template.split('%s').length - 1 }, (_, place) => {
    if (place === placeOfMoment) return `to_char(now(), 'YYYYMMDD"T"HH24MISS.MS')`;
    return place === 0 ? `lpad((:u)::int::text, 12, '0')` : '(:i)::bigint::text';
  });
  return (
    `\\set u random(0, ${players - 1})\n\\set i random(1, 9000000000000000000)\n` +
    `select seamless_process('${SITE}', '${INTEGRATION}', format('${template}', ${values.join(', ')})::jsonb);\n`
  );
}
