import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnnouncementEntry, AnnouncementsDocument } from '#contracts/generated/contracts.ts';
import { announcementOf, formOf, KEPT_LINK, newId } from './announcement-form.ts';

const entries = ['aurora', 'lotus', 'meydan'].flatMap(
  (id) =>
    (JSON.parse(readFileSync(`sites/${id}/content/announcements.json`, 'utf8')) as AnnouncementsDocument).announcements,
);

it.each(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry] as const))(
  'opens and saves %s without a change, in its order',
  (_, entry) => {
    const { id, kind } = entry;
    const saved = announcementOf(formOf(entry), { id, kind, before: entry });
    expect(JSON.stringify(saved)).toBe(JSON.stringify(entry));
  },
);

it('makes a popup of a form, without what it leaves empty', () => {
  const form = { ...formOf(undefined), title: { EN: 'Hello', ES: ' ' }, content: { EN: '<p>Hi</p>', ES: '<p></p>' } };
  expect(announcementOf(form, { id: 'hello', kind: 'PU' })).toEqual({
    id: 'hello',
    kind: 'PU',
    execution: 'B',
    title: { EN: 'Hello' },
    content: { EN: '<p>Hi</p>' },
  });
});

it('shows notices for agents to signed-in members alone', () => {
  const form = { ...formOf(undefined), title: { EN: 'Hello' }, isForAgents: true };
  expect(announcementOf(form, { id: 'a', kind: 'PL' })).toMatchObject({ execution: 'A', audience: 'agents' });
});

it('keeps what the form does not show, a click that it cannot say among it', () => {
  const before: AnnouncementEntry = {
    ...{ id: 'b', kind: 'B', execution: 'B', title: { EN: 'B' } },
    banner: {
      groupName: 'w_home',
      linkageType: { do: 'openModal', modal: 'login' },
      image: {
        desktop: 'assets/a.webp',
        mobile: 'assets/b.webp',
        otherDirection: { desktop: 'assets/c.webp', mobile: 'assets/d.webp' },
      },
    },
  };
  const form = formOf(before);
  expect(form.banner.link).toBe(KEPT_LINK);
  const saved = announcementOf(
    { ...form, banner: { ...form.banner, mobile: 'assets/e.webp' } },
    { id: 'b', kind: 'B', before },
  );
  expect(saved.banner?.linkageType).toEqual({ do: 'openModal', modal: 'login' });
  expect(saved.banner?.image).toEqual({ ...before.banner?.image, mobile: 'assets/e.webp' });
});

it.each([
  ['Autumn races: €50,000!', 'autumn-races-50-000'],
  ['Chào mừng', 'chao-mung'],
  ['歡迎', 'popup'],
  ['Taken', 'taken-3'],
])('names a new announcement after its title: %s', (title, id) => {
  expect(newId(title, 'popup', new Set(['taken', 'taken-2']))).toBe(id);
});
