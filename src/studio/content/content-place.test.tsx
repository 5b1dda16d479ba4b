import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnnouncementEntry, OperatorRole, PushRevision } from '#contracts/generated/contracts.ts';
import { fakeGateway, type MadeCall, Refusal } from '../testing/fake-gateway.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { draftAnswers } from '../testing/site-draft.ts';
import { ContentPlace } from './content-place.tsx';
import { draftQuery } from './draft.ts';

const PUSH = 'POST /wps/operator/sites/aurora/revisions';
const FILE = 'sites/aurora/content/announcements.json';
const site = { id: 'aurora', name: 'Aurora', hosts: ['aurora.localhost'], revision: 1, publication: 4, waiting: 2 };
const popup = (id: string, title: string, more: Partial<AnnouncementEntry> = {}): AnnouncementEntry => ({
  ...{ id, kind: 'PU', execution: 'B', title: { EN: title }, ...more },
});
const banner: AnnouncementEntry = {
  ...{ id: 'lights', kind: 'B', execution: 'B', title: { EN: 'Lights' } },
  banner: { groupName: 'w_home', image: { desktop: 'assets/a.webp', mobile: 'assets/b.webp' } },
};
const draft = [popup('one', 'One'), banner, popup('two', 'Two', { until: '2020-01-01T00:00:00Z' })];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => void vi.unstubAllGlobals());

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function show(
  view: string,
  role: OperatorRole = 'publisher',
  more: Readonly<Record<string, unknown>> = {},
  client = newClient(),
) {
  const calls = fakeGateway({ ...draftAnswers(draft, [popup('one', 'First')]), ...more });
  const operator = { operatorId: '1', account: 'ada', name: 'Ada', roles: [{ siteId: 'aurora', role }] };
  renderDesk(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/content/:siteId/:view?/:entryId?" element={<ContentPlace operator={operator} site={site} />} />
      </Routes>
    </QueryClientProvider>,
    `/content/aurora/${view}`,
  );
  return calls;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const sentIn = (calls: readonly MadeCall[], name = PUSH) => calls.filter(({ call }) => call === name);
const idsIn = (push: PushRevision) =>
  (JSON.parse(push.sources[FILE] ?? '{}') as { announcements: AnnouncementEntry[] }).announcements.map(({ id }) => id);

it('lists the announcements of a kind with what is over', async () => {
  show('popups');
  const table = await screen.findByRole('table', { name: 'Popups' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Oneone.*Running/),
    expect.stringMatching(/^Twotwo.*Over/),
  ]);
  screen.getByText(/^Revision 2, saved .* waits\. Visitors see revision 1\.$/);
});

it('moves an entry among its own kind, and sends stored files by their digests', async () => {
  const calls = show('popups', 'editor', { [PUSH]: { revision: 3, remarks: [] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Move “Two” up' }));
  await waitFor(() => expect(sentIn(calls)).toHaveLength(1));
  const push = sentIn(calls)[0]?.body as PushRevision;
  expect(idsIn(push)).toEqual(['two', 'lights', 'one']);
  expect(push.basedOn).toBe(2);
  expect(push.assets['mark.svg']).toBe(`sha256:${'c'.repeat(64)}`);
});

it('deletes an entry after one question, and says who was faster', async () => {
  const calls = show('popups', 'editor', { [PUSH]: new Refusal('publication_conflict') });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete “One”' }));
  expect(sentIn(calls)).toHaveLength(0);
  press('Delete');
  await screen.findByText('Somebody else saved in the meantime');
  expect(idsIn(sentIn(calls)[0]?.body as PushRevision)).toEqual(['lights', 'two']);
});

it('writes a banner, keeps what the form does not show, and puts the gateway’s faults to their fields', async () => {
  const problems = [`${FILE}:1:1 announcements[1].title.ES: too long; shorten it`];
  const refusal = Object.assign(new Refusal('documents_refused'), { problems });
  const calls = show('banners/lights', 'editor', { [PUSH]: refusal });
  fireEvent.change(await screen.findByLabelText('It leads to'), { target: { value: 'navigate:slots' } });
  fireEvent.click(screen.getByLabelText(/^Español/));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Luces' } });
  press('Save as a draft');
  await screen.findByText('The fields below have faults.');
  expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('ES: too long; shorten it');
  const push = sentIn(calls)[0]?.body as PushRevision | undefined;
  expect(JSON.parse(push?.sources[FILE] ?? '{}').announcements[1]).toEqual({
    ...banner,
    title: { EN: 'Lights', ES: 'Luces' },
    banner: { ...banner.banner, linkageType: { do: 'navigate', page: 'slots' } },
  });
});

it('asks for a title and pictures before it sends anything', async () => {
  const calls = show('banners/~new', 'editor');
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a draft' }));
  await screen.findByText('Write a title in the first language of the site.');
  expect(screen.getAllByText('Choose a picture.')).toHaveLength(2);
  expect(sentIn(calls)).toHaveLength(0);
});

it('publishes over the publication that it compared with, and says what changes', async () => {
  const publish = 'POST /wps/operator/sites/aurora/publish';
  const calls = show('popups', 'publisher', { [publish]: { publication: 5, revision: 2 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await screen.findByText('Changed: popup “One”');
  screen.getByText('Added: popup “Two”');
  screen.getByText('Added: banner “Lights”');
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish', hidden: true }));
  await waitFor(() => expect(sentIn(calls, publish)[0]?.body).toEqual({ revision: 2, over: 4 }));
});

it('tells editors who publishes, and viewers who edits', async () => {
  show('popups', 'editor');
  const publish = await screen.findByRole('button', { name: /^Publish/ });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  expect(publish.textContent).toContain('Ask a publisher or an admin of this site');
});

it('lets viewers look and change nothing', async () => {
  show('popups', 'viewer');
  await screen.findByText(/Only editors, translators, publishers and admins/);
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add popup' })).toBeNull();
});

it('goes back to a revision that was published', async () => {
  const rollback = 'POST /wps/operator/sites/aurora/rollback';
  const answers = draftAnswers(draft);
  const list = answers['GET /wps/operator/sites/aurora/revisions'];
  const revisions = { ...list, published: { publication: 6, revision: 2 } };
  const calls = show('history', 'publisher', {
    'GET /wps/operator/sites/aurora/revisions': revisions,
    [rollback]: { publication: 7, revision: 1 },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Go back to it' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go back to it', hidden: true }));
  await waitFor(() => expect(sentIn(calls, rollback)[0]?.body).toEqual({ revision: 1, over: 6 }));
});

it('counts who gets a message before it is sent', async () => {
  const messages = '/wps/operator/sites/aurora/messages';
  const empty = { list: [], totalCount: 0, totalPages: 0, languages: ['EN', 'ES'] };
  const calls = show('messages', 'support', {
    [`GET ${messages}`]: empty,
    [`POST ${messages}/recipients`]: { recipients: 12 },
    [`POST ${messages}`]: {},
  });
  fireEvent.change(await screen.findByLabelText('Subject'), { target: { value: 'News' } });
  press('Send');
  await screen.findByText('Write it in the first language of the site.');
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'We moved.' } });
  fireEvent.change(screen.getByLabelText('Members'), { target: { value: 'agents' } });
  press('Send');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(dialog.textContent).toContain('Send it to 12 members?');
  expect(sentIn(calls, `POST ${messages}`)).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send', hidden: true }));
  await screen.findByText('The message is on its way.');
  expect(sentIn(calls, `POST ${messages}`)[0]?.body).toEqual({
    audience: { segment: { agents: true } },
    subject: { EN: 'News' },
    body: { EN: 'We moved.' },
  });
});

it('saves over the draft that was edited, whatever is read again meanwhile', async () => {
  const client = newClient();
  const calls = show('popups/one', 'editor', { [PUSH]: new Refusal('publication_conflict') }, client);
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'One, again' } });
  act(() => {
    client.setQueryData(draftQuery('aurora').queryKey, (known) => known && { ...known, revision: 9, newest: 9 });
  });
  press('Save as a draft');
  await screen.findByText('Somebody else saved in the meantime');
  expect(sentIn(calls)[0]?.body).toMatchObject({ basedOn: 2 });
});
