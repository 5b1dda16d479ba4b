import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { messagesPath } from '#portal/data/message-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildMessage, buildMessages } from '#portal/testing/build-messages.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({ readMessage: vi.fn(), readAllMessages: vi.fn(), deleteMessage: vi.fn() }));
vi.mock('#portal/data/message-calls.ts', () => calls);

const path = messagesPath('EN', 1);
const show = (answer: unknown, scene: WidgetScene<'inbox'> = {}) =>
  renderWidget('inbox', { member: buildMember(), answers: { [path]: answer }, ...scene });
const opener = (number: number) => screen.findByRole('button', { name: new RegExp(`^Message ${number}`) });

describe('inbox', () => {
  beforeEach(() => {
    for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(undefined);
  });

  it('shows the messages, and tells which have not been read', async () => {
    await show(buildMessages());
    expect((await opener(2)).textContent).toBe('Message 2 Unread');
    expect((await opener(1)).textContent).toBe('Message 1');
    expect(screen.getByText('1 unread message')).toBeDefined();
  });

  it('opens a message, which has been read with that', async () => {
    const { gateway } = await show(buildMessages());
    gateway.answer(path, buildMessages([buildMessage(2, { readAt: '2025-06-02T10:00:00Z' })]));
    fireEvent.click(await opener(2));
    expect((await opener(2)).getAttribute('aria-expanded')).toBe('true');
    expect(calls.readMessage).toHaveBeenCalledExactlyOnceWith('2', 'EN');
    await waitFor(() => expect(screen.queryByText('1 unread message')).toBeNull());
    fireEvent.click(await opener(2));
    expect(calls.readMessage).toHaveBeenCalledTimes(1);
  });

  it('marks all as read', async () => {
    await show(buildMessages());
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(calls.readAllMessages).toHaveBeenCalledExactlyOnceWith('EN');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('deletes a message, says so and keeps the focus in the list', async () => {
    const { gateway } = await show(buildMessages());
    const button = await screen.findByRole('button', { name: 'Delete “Message 2”' });
    gateway.answer(path, buildMessages([]));
    fireEvent.click(button);
    expect(calls.deleteMessage).toHaveBeenCalledExactlyOnceWith('2', 'EN');
    expect(await screen.findByText('Message deleted')).toBeDefined();
    expect(document.activeElement?.tagName).toBe('UL');
    expect(await screen.findByText('No messages yet')).toBeDefined();
  });

  it('says when it could not', async () => {
    calls.deleteMessage.mockRejectedValue(new GatewayError('internal_error', 'Not now.', 500));
    await show(buildMessages());
    fireEvent.click(await screen.findByRole('button', { name: 'Delete “Message 1”' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  });

  it('says that there is none', async () => {
    await show(buildMessages([]));
    expect(await screen.findByText('No messages yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('asks again when they could not be loaded', async () => {
    const { gateway } = await show(new Error('down'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildMessages());
    fireEvent.click(retry);
    expect(await opener(2)).toBeDefined();
  });
});
