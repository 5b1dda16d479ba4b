import { expect, it, vi } from 'vitest';
import { openStore } from './open-store.ts';
import { unsettledOf } from './round-store.ts';
import { textIn } from './statements.ts';

it('looks at a player’s rounds that are on their way, and not at all that the player ever had', () => {
  const store = openStore(null);
  const all = vi.spyOn(store.statements, 'all');
  unsettledOf(store, { integration: 'lotus.KY', userId: 'mika' });
  const [[question, ...values] = ['']] = all.mock.calls;
  const [step] = store.statements.all(`explain query plan ${question}`, ...values);
  expect(textIn(step ?? {}, 'detail')).toContain('USING INDEX round_on_its_way');
  store.close();
});
