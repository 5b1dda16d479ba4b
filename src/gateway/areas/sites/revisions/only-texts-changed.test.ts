import { expect, it } from 'vitest';
import { onlyTextsChanged, type SentDocuments } from './only-texts-changed.ts';

const SITE = 'sites/aurora/site.json';
const LOCALE = 'sites/aurora/locales/ES.json';
const site = {
  currency: { code: 'EUR' },
  tagline: { EN: 'Play' },
  hosts: ['a.example', 'b.example'],
  slides: [{ title: { EN: 'One', ES: 'Uno' }, link: '/one' }],
  nameKey: 'home.name',
};
const documents = (own: object = site, more: Partial<SentDocuments> = {}): SentDocuments => ({
  sources: { [SITE]: JSON.stringify(own), [LOCALE]: '{"$schema":"x","home.name":"Casa"}' },
  assets: { 'logo.svg': 'sha256:1' },
  ...more,
});
const changed = (own: object) => onlyTextsChanged(documents(), documents({ ...site, ...own }));
const sources = (own: Record<string, string>) => ({ sources: { ...documents().sources, ...own } });

it('takes texts by language that changed, came or went, and another layout of the file', () => {
  expect(changed({ tagline: { EN: 'Play on', ES: 'Juega' } })).toEqual([]);
  expect(changed({ slides: [{ title: { EN: 'First' }, link: '/one' }] })).toEqual([]);
  const laidOut = documents(site, sources({ [SITE]: JSON.stringify(site, null, 2) }));
  expect(onlyTextsChanged(documents(), laidOut)).toEqual([]);
});

it('takes files of translations that changed or are new', () => {
  const edited = documents(site, sources({ [LOCALE]: '{"$schema":"x","home.name":"Hogar","home.more":"Más"}' }));
  expect(onlyTextsChanged(documents(), edited)).toEqual([]);
  const added = documents(site, sources({ 'sites/aurora/locales/FR.json': '{"home.name":"Maison"}' }));
  expect(onlyTextsChanged(documents(), added)).toEqual([]);
});

it.each([
  [{ currency: { code: 'USD' } }, 'currency.code'],
  [{ slides: [{ title: { EN: 'One' }, link: '/two' }] }, 'slides.0.link'],
  [{ slides: [] }, 'slides'],
  [{ hosts: ['a.example', 'c.example'] }, 'hosts.1'],
  [{ tagline: 'home.tagline' }, 'tagline'],
  [{ tagline: { EN: 'Play', XX: 'No' } }, 'tagline.XX'],
  [{ nameKey: { EN: 'Name' } }, 'nameKey'],
  [{ extra: { EN: 'New' } }, 'extra'],
])('names what is no text: %j', (own, path) => {
  expect(changed(own)).toEqual([`${SITE}: ${path}: translators change texts alone`]);
});

it('names files and assets that came, went or changed', () => {
  const other = documents(site, { assets: { 'logo.svg': 'sha256:2', 'new.svg': 'PHN2Zz4=' } });
  expect(onlyTextsChanged(documents(), other)).toEqual([
    'assets/logo.svg: translators change texts alone',
    'assets/new.svg: translators change texts alone',
  ]);
  const gone = documents(site, { sources: { [SITE]: JSON.stringify(site) } });
  expect(onlyTextsChanged(documents(), gone)).toEqual([`${LOCALE}: translators change texts alone`]);
  const fresh = documents(site, sources({ 'sites/aurora/more.json': '{}' }));
  expect(onlyTextsChanged(documents(), fresh)).toEqual(['sites/aurora/more.json: translators change texts alone']);
  const broken = documents(site, sources({ [SITE]: '{' }));
  expect(onlyTextsChanged(documents(), broken)).toEqual([`${SITE}: translators change texts alone`]);
});

it('takes no value of a file of translations that is no text', () => {
  const odd = documents(site, sources({ [LOCALE]: '{"$schema":"x","home.name":{"a":1}}' }));
  expect(onlyTextsChanged(documents(), odd)).toEqual([`${LOCALE}: home.name: translators change texts alone`]);
});
