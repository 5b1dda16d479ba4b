import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { OperatorChat } from '#contracts/generated/contracts.ts';
import { fakeGateway, Refusal } from '#studio/testing/fake-gateway.ts';
import { renderDesk } from '#studio/testing/render-desk.tsx';
import { ChatsPlace } from './chats-place.tsx';

const path = '/wps/operator/sites/aurora/chats';
const at = '2026-03-01T12:00:00Z';
const chat = (given: Partial<OperatorChat> = {}): OperatorChat => ({
  ...{ chatId: '7', account: 'anna', state: 'waiting', operator: null, rating: null, openedAt: at },
  ...{ messageCount: 1, isTyping: false, messages: [] },
  ...given,
});
const said = { no: 1, from: 'member', text: 'Where is it?', event: null, image: null, at } as const;
const mine = chat({ state: 'open', operator: 'lena', messages: [said] });

function open(answers: Readonly<Record<string, unknown>>) {
  const made = fakeGateway({ [`POST ${path}/7/typing`]: { done: true }, ...answers });
  const operator = { operatorId: '1', account: 'lena', name: 'Lena', roles: [], expiresAt: at };
  const site = { id: 'aurora', name: 'Aurora', hosts: [], revision: 1, publication: 1, waiting: null };
  renderDesk(
    <QueryClientProvider client={new QueryClient()}>
      <Routes>
        <Route path="/chats/:siteId/:chatId?" element={<ChatsPlace operator={operator} site={site} />} />
      </Routes>
    </QueryClientProvider>,
    '/chats/aurora/7',
  );
  return (name: string) => made.filter(({ call }) => call === `POST ${path}/7/${name}`);
}

const button = (name: string) => screen.findByRole('button', { name });
const write = (text: string) => fireEvent.change(screen.getByLabelText('Answer'), { target: { value: text } });

it('takes a chat by a press alone, and then reads it', async () => {
  let isTaken = false;
  const take = () => {
    isTaken = true;
    return mine;
  };
  const made = open({
    [`GET ${path}`]: () => ({ list: [isTaken ? { ...mine, messages: [] } : chat()] }),
    [`POST ${path}/7/claim`]: take,
  });
  const press = await button('Take the chat');
  expect(made('claim')).toEqual([]);
  fireEvent.click(press);
  expect((await screen.findByRole('log')).textContent).toContain('Where is it?');
});

it('reads no chat of somebody else', async () => {
  const made = open({ [`GET ${path}`]: { list: [chat({ state: 'open', operator: 'kaarel' })] } });
  await screen.findByText('kaarel answers this chat');
  expect(made('claim')).toEqual([]);
});

it('says a message again under the same id, and keeps it on the screen until it is said', async () => {
  let isRefused = true;
  const answer = () => (isRefused ? new Refusal('rate_limited', 'Too fast.') : mine);
  const made = open({
    ...{ [`GET ${path}`]: { list: [mine] }, [`POST ${path}/7/claim`]: mine },
    [`POST ${path}/7/messages`]: answer,
  });
  await screen.findByRole('log');
  write('It is on its way.');
  fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'Enter' });
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent: Too fast.');
  isRefused = false;
  fireEvent.click(await button('Send again'));
  await waitFor(() => expect(screen.queryByText('It is on its way.')).toBeNull());
  const ids = made('messages').map(({ body }) => JSON.stringify(body));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(made('typing')).toHaveLength(1);
});

it('says that the member ended the chat, with what was said and no field', async () => {
  let isOver = false;
  open({
    [`GET ${path}`]: () => ({ list: isOver ? [] : [mine] }),
    [`POST ${path}/7/claim`]: () => (isOver ? new Refusal('chat_closed') : mine),
  });
  await screen.findByLabelText('Answer');
  isOver = true;
  await screen.findByText('This chat has ended', undefined, { timeout: 6_000 });
  expect(screen.getByRole('log').textContent).toContain('Where is it?');
  expect(screen.queryByLabelText('Answer')).toBeNull();
});
