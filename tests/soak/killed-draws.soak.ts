import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type {
  LotteryTerms,
  LotteryTickets,
  PlacedLotteryTickets,
  WalletBalance,
} from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { type SiteRequest, siteRequest } from '#tests/harness/site-request.ts';
import { scaled } from '#tests/soak-scale.ts';
import { addTablePlayers, OPENING_MINOR } from './support/add-table-players.ts';
import { DRAWING_POINTS } from './support/kill-points.ts';
import { ledgerFaults } from './support/ledger-faults.ts';
import { SOAK_ENGINES, seededPlace } from './support/seeded-place.ts';
import { type SpawnedGateway, spawnGateway } from './support/spawn-gateway.ts';

/**
 * A draw takes a minute, which is why this is no part of `npm test`: there settling is cut off within its transactions
 * (`lottery-draw.soak.ts`).
 */
const isWhole = process.env.SOAK_SCALE !== undefined;
const KILLS = scaled(2, 100);
const TIMEOUT_MS = 3_600_000 * 4;
const BUYERS = 8;
const GAME = 'VN_KENO_EXPRESS';
const STAKE = '0.10';
const SIDES = ['big', 'small', 'odd', 'even'] as const;

const ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each(SOAK_ENGINES)(
  'a gateway on $engine that is killed while tickets are sold and draws settled',
  ({ engine, isSkipped }) => {
    it.skipIf(!isWhole || isSkipped)('loses and doubles no ticket', { timeout: TIMEOUT_MS }, async () => {
      const place = await seededPlace(engine);
      ends.push(place.remove);
      const accounts = await addTablePlayers(place, BUYERS);
      const start = async (): Promise<SpawnedGateway> => {
        const gateway = await spawnGateway(place);
        ends.push(() => gateway.kill());
        await gateway.untilReady();
        return gateway;
      };
      let gateway = await start();
      const ask = (path: string, more: Partial<SiteRequest> = {}) =>
        siteRequest({ ...more, host: 'aurora.localhost', port: gateway.port, path });
      const buyers = await Promise.all(
        accounts.map(async (account) => {
          const calls = accountCalls({ ask });
          return { account, headers: calls.bearer((await calls.signedIn(account)).token), bought: new Set<string>() };
        }),
      );

      let isOver = false;
      const buying = buyers.map(async (buyer) => {
        for (let turn = 0; !isOver; turn += 1) {
          const ticketId = await untilSold(buyer, `draws-${turn}`, SIDES[turn % SIDES.length] ?? 'big');
          // The same key never buys a second ticket.
          expect(buyer.bought.has(ticketId), ticketId).toBe(false);
          buyer.bought.add(ticketId);
          await pause(1_000);
        }
      });
      /** Buys a ticket for the next draw, under one key however often the gateway dies. */
      async function untilSold(
        { headers }: (typeof buyers)[number],
        key: string,
        side: (typeof SIDES)[number],
      ): Promise<string> {
        let issue = '';
        for (;;) {
          try {
            if (issue === '') {
              const terms = successOf<LotteryTerms>(await ask(`/lgw/vn/games/bet_types?gameCode=${GAME}`, { headers }));
              issue = terms.draws[0]?.issue ?? '';
            }
            const answer = await ask('/lgw/vn/tickets', {
              ...{ method: 'POST', headers: { ...headers, 'idempotency-key': `${key}-${issue}` } },
              body: { gameCode: GAME, issue, lines: [{ betType: 'sumSides', picks: [side], stake: STAKE }] },
            });
            if (answer.status === 200) {
              const [ticket] = successOf<PlacedLotteryTickets>(answer).tickets;
              if (ticket === undefined) throw new Error(answer.text);
              return ticket.ticketId;
            }
            // The draw closed before the purchase: nothing was sold under this key, and the next draw has another.
            if (answer.status < 500) issue = '';
          } catch {
            // It is away, and comes back.
          }
          await pause(200);
        }
      }

      const killed = new Map<string, number>();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const point = DRAWING_POINTS[kill % DRAWING_POINTS.length];
        if (point === undefined) throw new Error('There is no point to kill at.');
        gateway.killAt(point);
        await gateway.untilKilled();
        killed.set(point.label, (killed.get(point.label) ?? 0) + 1);
        gateway = await start();
      }
      isOver = true;
      await Promise.all(buying);

      let tickets = 0;
      for (const { account, headers, bought } of buyers) {
        const list = await untilSettled(headers);
        expect(new Set(list.map(({ ticketId }) => ticketId)), account).toEqual(bought);
        expect(list.length, account).toBe(bought.size);
        const won = list.reduce((sum, { win, stake }) => sum + decimalToMinor(win, 2) - decimalToMinor(stake, 2), 0n);
        const { balance } = successOf<WalletBalance>(await ask('/wps/v2/wallets/balance', { headers }));
        expect(decimalToMinor(balance, 2), account).toBe(OPENING_MINOR + won);
        tickets += list.length;
      }
      async function untilSettled(headers: Readonly<Record<string, string>>): Promise<LotteryTickets['list']> {
        for (;;) {
          const list: LotteryTickets['list'] = [];
          for (let page = 1, pages = 1; page <= pages; page += 1) {
            const path = `/lgw/vn/tickets?gameCode=${GAME}&pageNo=${page}&pageSize=50`;
            const answer = successOf<LotteryTickets>(await ask(path, { headers }));
            pages = answer.totalPages;
            list.push(...answer.list);
          }
          if (list.every(({ status }) => status !== 'open')) return list;
          await pause(2_000);
        }
      }
      expect(await ledgerFaults(gateway.port, place.dataDir)).toEqual([]);
      const points = [...killed].map(([label, count]) => `  ${count} × ${label}`);
      console.info([`${engine}: ${KILLS} kills, ${tickets} tickets`, ...points].join('\n'));
    });
  },
);
