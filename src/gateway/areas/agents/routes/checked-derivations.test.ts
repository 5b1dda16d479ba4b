import { expect, it } from 'vitest';
import { SENSITIVE_PER_MINUTE } from '#gateway/http/security/sensitive-limits.ts';
import { contractScene, SCENE_PLANS } from '#gateway/testing/contract-scene.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('derivations that are held against the facts', (open) => {
  const scene = contractScene(open, SCENE_PLANS, { RATE_LIMITS: '1' });

  it('have a limit of their own, which takes nothing from those that are not', async () => {
    const agent = await scene.newAgent(null);
    const ask = async (query: string) =>
      refusalOf(await scene.ask(agent, `/wps/agent/income/999999/derivation${query}`));
    for (let asked = 0; asked < SENSITIVE_PER_MINUTE; asked += 1)
      expect((await ask('?check=true')).code).toBe('not_found');
    expect(await ask('?check=true')).toMatchObject({ status: 429, code: 'too_many_requests' });
    for (const query of ['', '?check=false']) expect((await ask(query)).code).toBe('not_found');
  });
});
