import { describe, expect, it } from 'vitest';
import { answersTo } from './ask-answers.ts';
import type { Surroundings } from './new-site.ts';
import { newSiteOf } from './site-answers.ts';

const around: Surroundings = {
  siteIds: new Set(['aurora']),
  hosts: new Map([['aurora.localhost', 'aurora']]),
  merchantCodes: new Set(['AURORA']),
  layoutIds: new Set(['player-classic']),
};

/** Somebody who answers in turn, and what they were asked. */
function somebody(...answers: string[]) {
  const asked: string[] = [];
  const ask = async (question: string): Promise<string> => {
    asked.push(question);
    return answers[asked.length - 1] ?? '';
  };
  return { ask, asked };
}

describe('answersTo', () => {
  it('asks for missing answers, shows the default, and takes it when nothing is answered', async () => {
    const { ask, asked } = somebody('harbour', '', 'harbour.example');
    const outcome = await answersTo({ currency: 'VND', languages: 'VI' }, around, ask);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect(newSiteOf(outcome.answers)).toMatchObject({
      id: 'harbour',
      name: 'Harbour',
      host: 'harbour.example',
      languages: ['VI'],
      currency: 'VND',
      layout: 'player-classic',
      scheme: 'dark',
    });
    expect(asked).toContain('Name, as visitors read it [Harbour]: ');
    expect(asked.join()).not.toContain('Currency');
  });

  it('asks again, and says why, until the answer will do', async () => {
    const { ask, asked } = somebody('aurora', 'A', 'harbour');
    expect(await answersTo({}, around, ask)).toMatchObject({ answers: { id: 'harbour' } });
    expect(asked[1]).toContain('There is a site aurora already');
    expect(asked[2]).toContain('"A" is no id');
  });

  it('ends when people would rather go', async () => {
    expect(await answersTo({}, around, async () => null)).toEqual({ refusal: 'Nothing was written.' });
  });

  it('asks nothing without a terminal, and refuses wrong values that were given', async () => {
    expect(await answersTo({ id: 'harbour' }, around, null)).toMatchObject({ answers: { host: 'harbour.localhost' } });
    expect(await answersTo({}, around, null)).toEqual({ refusal: 'Name the brand: npm run new:site -- <id>' });
    expect(await answersTo({ id: 'harbour', scheme: 'dusk' }, around, somebody().ask)).toEqual({
      refusal: '"dusk" is no scheme; give dark or light.',
    });
  });
});
