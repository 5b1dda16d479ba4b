import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { insertRedemption } from '#gateway/areas/rewards/repository/redemption-repository.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { commandScene } from './testing/command-scene.ts';

const MEMBER = 'MALL000001';
const points = { rates: [{ from: '0', per: '1.00', points: 1 }] };
const ITEM = {
  ...{ names: { EN: 'Guitar' }, descriptions: { EN: 'Six strings.' }, picture: null, points: 100, bonus: null },
  ...{ requiredDeposits: null, perMember: null, quantity: 10, state: 'shown', position: 1 },
};

describe('npm run operator, of the points mall', () => {
  const scene = commandScene({ site: { points } }, [MEMBER]);
  const { run, inFolder } = scene;

  it('adds an item from a file, and changes it', async () => {
    expect(await run('items')).toBe('there are no items');
    const file = inFolder('item.json');
    await writeFile(file, JSON.stringify(ITEM));
    const [id] = (await run('item-save', 'new', '--file', file)).split(' ');
    expect(JSON.parse(await run('item', id ?? ''))).toEqual(ITEM);
    await writeFile(file, JSON.stringify({ ...ITEM, state: 'hidden', points: 120 }));
    expect(await run('item-save', id ?? '', '--file', file)).toBe(
      `${id}  Guitar  120 points  0 of 10 redeemed  hidden`,
    );
    await expect(run('item-save', '--file', file)).rejects.toThrow('name the item: look with items');
    await expect(run('item', '999999')).rejects.toThrow('there is no item 999999');
  });

  it('lists redemptions, and decides each once', async () => {
    expect(await run('redemptions')).toBe('there are no redemptions that are in_process');
    const [id = ''] = (await run('items')).split(' ');
    const { redemption_id: redemptionId } = await scene.database.forSite('aurora', async (tx) => {
      await tx.updateTable('point_item').set({ taken: 1 }).where('item_id', '=', id).execute();
      return insertRedemption(tx, 'aurora', {
        ...{ member_id: MEMBER, item_id: id, names: jsonText({ EN: 'Guitar' }), quantity: 1, points: 100 },
        ...{ points_left: 0, bonus_minor: null, address: '1 Main Street', remark: 'ring twice' },
        ...{ request_key: 'a', request_digest: 'a', asked_at: new Date() },
      });
    });
    const line = `${redemptionId}  ${MEMBER}  1 × Guitar  100 points  to 1 Main Street  (ring twice)  `;
    expect(await run('redemptions')).toBe(`${line}in_process`);
    expect(await run('redeem-reject', redemptionId, '--reason', 'No such street')).toBe(
      `${line}rejected by operator token: No such street`,
    );
    await expect(run('redeem-approve', redemptionId, '--reason', 'Sent')).rejects.toThrow();
    expect(await run('redemptions', '--state', 'rejected')).toContain('No such street');
    await expect(run('redeem-approve', redemptionId)).rejects.toThrow('--reason is missing');
  });
});
