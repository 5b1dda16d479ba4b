import { expect, it } from 'vitest';
import type { SiteFiguresSum } from '#contracts/generated/contracts.ts';
import { loadDeskWords } from '#studio/i18n/words.tsx';
import { figuresCsv } from './figures-file.ts';

const figures: SiteFiguresSum = {
  ...{ players: 2, rounds: 3, staked: '10.00', won: '12.50', ggr: '-2.50', deposited: '50.00', withdrawn: '20.00' },
  ...{ bonuses: '1.00', registrations: 1 },
};

it('writes a line for each day below a head in the language of the desk', async () => {
  const { t } = await loadDeskWords('EN');
  expect(figuresCsv({ days: [{ day: '2026-03-01', figures }] }, t)).toBe(
    'Day,Gross gaming revenue,Bets,Paid out,Rounds,Players,Deposits,Withdrawals,Bonuses,Registrations\r\n' +
      '2026-03-01,-2.50,10.00,12.50,3,2,50.00,20.00,1.00,1\r\n',
  );
});

it('has no word with a comma or a quote in any language', async () => {
  for (const language of ['EN', 'ES', 'VI'] as const) {
    const { t } = await loadDeskWords(language);
    expect(figuresCsv({ days: [] }, t).trim().split(','), language).toHaveLength(10);
    expect(figuresCsv({ days: [] }, t)).not.toContain('"');
  }
});
