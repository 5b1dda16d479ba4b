import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveChat, MemberChat } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({ openChat: vi.fn(), sayInChat: vi.fn(), closeChat: vi.fn(), rateChat: vi.fn() }));
vi.mock('#portal/data/chat-calls.ts', () => calls);

const at = '2026-01-05T10:00:00.000Z';
const buildChat = (chat: Partial<MemberChat> | null): LiveChat => ({
  ...{ isOpen: true, opensAt: null, away: null, quickReplies: [] },
  chat: chat && {
    ...{ chatId: '1', state: 'waiting', operator: null, position: 3, waitMinutes: null, readNo: 0, rating: null },
    ...{ openedAt: at, closedAt: null, messages: [] },
    ...chat,
  },
});
const said = (text: string) => ({ no: 1, from: 'member' as const, text, event: null, image: null, at });
const show = (answer: LiveChat) =>
  renderWidget('chat', { member: buildMember(), answers: { '/wps/member/chat?language=EN': answer } });
const write = async (text: string): Promise<HTMLElement> => {
  const field = await screen.findByRole('textbox', { name: 'Message' });
  fireEvent.change(field, { target: { value: text } });
  return field;
};

describe('chat', () => {
  beforeEach(() => {
    for (const call of Object.values(calls)) call.mockReset();
  });

  it('starts a chat, and tells the place in the queue', async () => {
    calls.openChat.mockResolvedValue(buildChat({}));
    await show(buildChat(null));
    fireEvent.click(await screen.findByRole('button', { name: 'Start a chat' }));
    expect(await screen.findByText('Your place in the queue: 3')).toBeDefined();
  });

  it('tells how long it waits, where that is known', async () => {
    await show(buildChat({ waitMinutes: 12 }));
    await screen.findByText('Waiting time: about 12 min');
  });

  it('says a quick reply with one press, as long as nothing was said', async () => {
    calls.sayInChat.mockResolvedValue(buildChat({ messages: [said('Where is my deposit?')] }));
    await show({ ...buildChat({}), quickReplies: ['Where is my deposit?', 'Something else'] });
    const button = await screen.findByRole('button', { name: 'Where is my deposit?' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(calls.sayInChat.mock.calls[0]?.[0]).toMatchObject({ text: 'Where is my deposit?' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Something else' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  });

  it('puts a sign where the cursor is, chosen by the keyboard', async () => {
    await show(buildChat({}));
    const field = (await write('Hi you')) as HTMLTextAreaElement;
    field.setSelectionRange(2, 2);
    const opener = screen.getByRole('button', { name: 'Emoji' });
    fireEvent.click(opener);
    const group = screen.getByRole('group', { name: 'Emoji' });
    const signs = [...group.querySelectorAll('button')];
    expect(signs).toHaveLength(40);
    expect(new Set(signs.map(({ textContent }) => textContent)).size).toBe(40);
    expect(document.activeElement).toBe(signs[0]);
    fireEvent.keyDown(group, { key: 'ArrowDown' });
    fireEvent.keyDown(group, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(signs[9]);
    fireEvent.keyDown(group, { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'Emoji' })).toBeNull();
    expect(document.activeElement).toBe(opener);
    fireEvent.click(opener);
    fireEvent.click(screen.getByRole('button', { name: '👍' }));
    expect(field.value).toBe('Hi👍 you');
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
  });

  it('puts no sign into a message that has no room for it', async () => {
    await show(buildChat({}));
    const field = (await write('x'.repeat(999))) as HTMLTextAreaElement;
    const opener = screen.getByRole('button', { name: 'Emoji' });
    field.setSelectionRange(0, 0);
    fireEvent.click(opener);
    fireEvent.click(screen.getByRole('button', { name: '👍' }));
    expect(field.value).toBe('x'.repeat(999));
    expect(screen.getByRole('alert').textContent).toBe('A message has 1,000 characters at most.');
    // What it replaces makes room.
    field.setSelectionRange(0, 1);
    fireEvent.click(opener);
    fireEvent.click(screen.getByRole('button', { name: '👍' }));
    expect(field.value).toBe(`👍${'x'.repeat(998)}`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a message with a subject outside the hours, which waits in the queue', async () => {
    const closed = { isOpen: false, away: 'Back at eight.' };
    calls.openChat.mockResolvedValue({ ...buildChat({}), ...closed });
    calls.sayInChat.mockResolvedValue({ ...buildChat({ messages: [said('Deposit')] }), ...closed });
    await show({ ...buildChat(null), ...closed });
    const button = await screen.findByRole('button', { name: 'Leave a message' });
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: ' Deposit ' } });
    fireEvent.click(button);
    expect(calls.openChat).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'It did not come.' } });
    fireEvent.click(button);
    await waitFor(() =>
      expect(calls.sayInChat.mock.calls[0]?.[0]).toMatchObject({ text: 'Deposit\n\nIt did not come.' }),
    );
  });

  it('sends with Enter, not with Shift and Enter, and marks what was read', async () => {
    calls.sayInChat.mockResolvedValue(
      buildChat({ state: 'open', operator: 'Elin', readNo: 1, messages: [said('Hi')] }),
    );
    await show(buildChat({}));
    const field = await write('Hi');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(calls.sayInChat).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(screen.getByRole('log').textContent).toMatch(/^Hi.*Read$/));
    expect(screen.getByRole('heading', { name: 'Elin' })).toBeDefined();
  });

  it('keeps a message that did not get through, and sends it again under the same id', async () => {
    calls.sayInChat.mockRejectedValueOnce(new GatewayError('network_abnormal', 'gone', 0));
    calls.sayInChat.mockResolvedValueOnce(buildChat({ messages: [said('Hi')] }));
    await show(buildChat({}));
    fireEvent.keyDown(await write('Hi'), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
    const [first, second] = calls.sayInChat.mock.calls;
    expect(second).toEqual(first);
  });

  it('says when it opens, and what the site says meanwhile', async () => {
    await show({ ...buildChat(null), isOpen: false, opensAt: at, away: 'Back at eight.' });
    expect(await screen.findByText('Back at eight.')).toBeDefined();
    expect(screen.getByText(/^Opens Monday/)).toBeDefined();
  });

  it('has a PDF as a download', async () => {
    const image = { kind: 'pdf' as const, name: 'slip.pdf', byteCount: 2_000, width: 0, height: 0, url: '/wps/x/1' };
    await show(buildChat({ messages: [{ ...said(''), image }] }));
    const link = await screen.findByRole('link', { name: 'Download slip.pdf' });
    expect(link.getAttribute('download')).toBe('slip.pdf');
    expect(link.querySelector('img')).toBeNull();
  });

  it('asks for a rating once it has ended', async () => {
    const ended = { state: 'closed', operator: 'Elin', position: null, closedAt: at } as const;
    calls.rateChat.mockResolvedValue(buildChat({ ...ended, rating: 4 }));
    await show(buildChat(ended));
    fireEvent.click(await screen.findByRole('button', { name: '4 of 5' }));
    expect(await screen.findByText('Thank you for your rating')).toBeDefined();
    expect(calls.rateChat).toHaveBeenCalledExactlyOnceWith(4, 'EN');
  });
});
