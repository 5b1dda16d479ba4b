import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  ChatModels,
  LaunchedChat,
  LiveChat,
  OperatorChat,
  OperatorChats,
} from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { screenshot } from '#gateway/testing/hostile-images.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { openRealtime } from '#gateway/testing/realtime-client.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const QUICK = [{ EN: 'Where is my deposit?', ES: '¿Dónde está mi depósito?' }];
const AWAY = { EN: 'Back at eight.', ES: 'Volvemos a las ocho.' };

describeOnOneEngine('the live chat of the portal itself', (open) => {
  let gateway: TestGateway;
  let number = 0;

  beforeAll(async () => {
    gateway = await startGateway(await open(), {
      sites: [
        siteDocuments({ id: 'aurora', site: { liveChat: { away: AWAY, quickReplies: QUICK } } }),
        siteDocuments({ id: 'lotus', site: { liveChat: { away: AWAY, hours: {} } } }),
        siteDocuments({ id: 'meydan' }),
      ],
    });
  });

  afterAll(() => gateway.close());

  const newMember = (host = 'aurora.localhost'): Promise<string> => {
    number += 1;
    return accountCalls(gateway).newMember(`chatter${String.fromCharCode(96 + number)}`, { host });
  };
  const ask = (token: string, method = 'GET', path = '', body?: unknown, host = 'aurora.localhost') =>
    gateway.ask(`/wps/member/chat${path}`, {
      ...{ method, host, headers: accountCalls(gateway).bearer(token) },
      ...(body !== undefined && { body }),
    });
  const say = (token: string, text: string, messageId: string) => ask(token, 'POST', '/messages', { messageId, text });
  const chatOf = (answer: Parameters<typeof successOf>[0]) => {
    const { chat } = successOf<LiveChat>(answer);
    if (chat === null) throw new Error('there is no chat');
    return chat;
  };
  const operate = (path: string, method = 'GET', body?: unknown, token?: string) =>
    operatorCalls(gateway).call(`/sites/aurora/chats${path}`, {
      method,
      ...(body !== undefined && { body }),
      ...(token !== undefined && { token }),
    });

  it('tells the waiting time by the chats that were taken in the last hour', async () => {
    const waiting = await newMember();
    // Nothing was taken yet.
    expect(chatOf(await ask(waiting, 'POST')).waitMinutes).toBeNull();
    const { position, chatId } = chatOf(await ask(waiting));
    for (let count = 0; count < 3; count += 1) {
      const taken = chatOf(await ask(await newMember(), 'POST'));
      successOf(await operate(`/${taken.chatId}/claim`, 'POST'));
      successOf(await operate(`/${taken.chatId}/close`, 'POST'));
      // Two say nothing.
      if (count < 2) expect(chatOf(await ask(waiting)).waitMinutes).toBeNull();
    }
    expect(chatOf(await ask(waiting)).waitMinutes).toBe((position ?? 0) * 20);
    successOf(await operate(`/${chatId}/claim`, 'POST'));
    expect(chatOf(await ask(waiting)).waitMinutes).toBeNull();
    successOf(await operate(`/${chatId}/close`, 'POST'));
  });

  it('goes from the line to an answer and a rating', async () => {
    const token = await newMember();
    expect(successOf<LiveChat>(await ask(token))).toEqual({
      ...{ isOpen: true, opensAt: null, away: null, chat: null },
      quickReplies: ['Where is my deposit?'],
    });
    const { chatId } = chatOf(await ask(token, 'POST'));
    expect(chatOf(await ask(token, 'POST')).chatId).toBe(chatId);
    const behind = await newMember();
    expect(chatOf(await ask(behind, 'POST')).position).toBe((chatOf(await ask(token)).position ?? 0) + 1);
    successOf(await say(token, '  Where is it?  ', 'message-1'));
    expect(
      refusalOf(await operate(`/${chatId}/messages`, 'POST', { messageId: 'answer-01', text: 'Hi' })),
    ).toMatchObject({ status: 409, code: 'chat_claimed' });
    const listed = successOf<OperatorChats>(await operate('')).list.find((one) => one.chatId === chatId);
    expect(listed).toMatchObject({ state: 'waiting', operator: null, messageCount: 1, messages: [] });
    const claimed = successOf<OperatorChat>(await operate(`/${chatId}/claim`, 'POST'));
    expect(claimed.messages.map(({ no, from, text }) => [no, from, text])).toEqual([
      [1, 'member', 'Where is it?'],
      [2, 'system', ''],
    ]);
    expect(chatOf(await ask(token))).toMatchObject({ state: 'open', position: null, readNo: 2 });
    expect(chatOf(await ask(behind)).position).toBe(1);
    successOf(await operate(`/${chatId}/messages`, 'POST', { messageId: 'answer-01', text: 'On its way' }));
    expect(chatOf(await ask(token)).messages.map(({ from, event }) => event ?? from)).toEqual([
      'member',
      'joined',
      'operator',
    ]);
    expect(refusalOf(await ask(token, 'PUT', '/rating', { rating: 4 }))).toMatchObject({ code: 'chat_not_rateable' });
    successOf(await operate(`/${chatId}/close`, 'POST'));
    expect(chatOf(await ask(token, 'PUT', '/rating', { rating: 4 }))).toMatchObject({ state: 'closed', rating: 4 });
    expect(refusalOf(await say(token, 'Thanks', 'message-2'))).toMatchObject({ status: 409, code: 'chat_closed' });
    expect(refusalOf(await operate(`/${chatId}/claim`, 'POST'))).toMatchObject({ code: 'chat_closed' });
    expect(chatOf(await ask(token, 'POST')).chatId).not.toBe(chatId);
  });

  it('opens one chat where a member opens it twice at once', async () => {
    const token = await newMember();
    const [one, other] = await Promise.all([ask(token, 'POST'), ask(token, 'POST')]);
    expect(chatOf(one).chatId).toBe(chatOf(other).chatId);
  });

  it('says a repeated message once, and refuses its id for another text', async () => {
    const token = await newMember();
    await ask(token, 'POST');
    await Promise.all([say(token, 'Hello', 'message-1'), say(token, 'Hello', 'message-1')]);
    expect(chatOf(await ask(token)).messages).toHaveLength(1);
    expect(refusalOf(await say(token, 'Other', 'message-1'))).toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('names the text that is empty or too long', async () => {
    const token = await newMember();
    await ask(token, 'POST');
    for (const [text, reason] of [
      ['   ', 'too_short'],
      ['x'.repeat(1_001), 'too_long'],
    ] as const)
      expect(refusalOf(await say(token, text, 'message-1'))).toMatchObject({ status: 400, fields: { text: reason } });
    successOf(await say(token, 'x'.repeat(1_000), 'message-1'));
  });

  it('tells the open pages of the member', async () => {
    const token = await newMember();
    const { chatId } = chatOf(await ask(token, 'POST'));
    const page = await openRealtime(gateway.port, { token });
    await page.next('ready');
    successOf(await operate(`/${chatId}/claim`, 'POST'));
    expect((await page.next('chat')).payload).toEqual({ chatId, state: 'open', messageNo: 1 });
    page.close();
  });

  it('takes a PDF by its content, and answers it as a download alone', async () => {
    const token = await newMember();
    const { chatId } = chatOf(await ask(token, 'POST'));
    const send = (file: Buffer, messageId: string) =>
      gateway.ask(`/wps/member/chat/images/${messageId}?name=slip.pdf`, {
        ...{ method: 'PUT', body: file },
        headers: { ...accountCalls(gateway).bearer(token), 'content-type': 'image/png' },
      });
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</S /JavaScript>> endobj\n%%EOF\n');
    expect(refusalOf(await send(Buffer.from(' %PDF-1.7\n%%EOF'), 'file-0001')).code).toBe('not_an_image');
    expect(refusalOf(await send(Buffer.from('%PDF-1.7\n'), 'file-0001')).code).toBe('image_damaged');
    const early = Buffer.concat([pdf, Buffer.alloc(2_000, ' ')]);
    expect(refusalOf(await send(early, 'file-0001')).code).toBe('image_damaged');
    expect((await send(Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024), pdf]), 'file-0001')).status).toBe(413);
    const chat = chatOf(await send(pdf, 'file-0001'));
    expect(chat.messages).toMatchObject([
      { text: '', image: { kind: 'pdf', name: 'slip.pdf', byteCount: pdf.length, width: 0, height: 0 } },
    ]);
    const answer = await ask(token, 'GET', `/${chatId}/images/1`);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      'content-disposition': `attachment; filename="chat-${chatId}-1.pdf"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    expect(Buffer.from(answer.bytes)).toEqual(pdf);
  });

  it('takes ten PDFs of a member in a day, and images beyond them', async () => {
    const token = await newMember();
    const { chatId } = chatOf(await ask(token, 'POST'));
    const send = (file: Buffer, messageId: string) =>
      gateway.ask(`/wps/member/chat/images/${messageId}`, {
        ...{ method: 'PUT', body: file },
        headers: { ...accountCalls(gateway).bearer(token), 'content-type': 'image/png' },
      });
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
    for (let sent = 0; sent < 10; sent += 1) successOf(await send(pdf, `slip-000${sent}`));
    expect(refusalOf(await send(pdf, 'slip-0010'))).toMatchObject({ status: 409, code: 'limit_reached' });
    successOf(await send(pdf, 'slip-0009'));
    successOf(await send(await screenshot(), 'slip-0011'));
    // Another chat does not make room.
    successOf(await ask(token, 'DELETE'));
    expect(chatOf(await ask(token, 'POST')).chatId).not.toBe(chatId);
    expect(refusalOf(await send(pdf, 'slip-0012')).code).toBe('limit_reached');
  });

  it('takes an image by its content, once for its id, for the member and operators alone', async () => {
    const token = await newMember();
    const { chatId } = chatOf(await ask(token, 'POST'));
    const png = await screenshot();
    const send = (body: Buffer, messageId: string) =>
      gateway.ask(`/wps/member/chat/images/${messageId}?name=slip.png`, {
        ...{ method: 'PUT', host: 'aurora.localhost', body },
        headers: { ...accountCalls(gateway).bearer(token), 'content-type': 'text/html' },
      });
    expect(refusalOf(await send(Buffer.from('<svg/>'), 'image-001'))).toMatchObject({
      status: 415,
      code: 'not_an_image',
    });
    successOf(await send(png, 'image-001'));
    const chat = chatOf(await send(png, 'image-001'));
    expect(chat.messages).toMatchObject([{ no: 1, text: '', image: { name: 'slip.png', width: 320, height: 200 } }]);
    const path = `/wps/member/chat/${chatId}/images/1`;
    expect(chat.messages[0]?.image?.url).toBe(path);
    const statusFor = async (reader: string) =>
      (await ask(reader, 'GET', path.slice('/wps/member/chat'.length))).status;
    expect(await statusFor(token)).toBe(200);
    expect(await statusFor(await newMember())).toBe(404);
    expect((await operate(`/${chatId}/images/1`)).status).toBe(200);
    expect(refusalOf(await operate(`/${chatId}/images/2`))).toMatchObject({ status: 404, code: 'not_found' });
    const elsewhere = await operatorCalls(gateway).call(`/sites/lotus/chats/${chatId}/images/1`);
    expect(elsewhere.status).toBe(404);
  });

  it('shows each side that the other writes, without storing an event', async () => {
    const token = await newMember();
    const { chatId } = chatOf(await ask(token, 'POST'));
    expect(refusalOf(await operate(`/${chatId}/typing`, 'POST'))).toMatchObject({ code: 'chat_claimed' });
    successOf(await operate(`/${chatId}/claim`, 'POST'));
    const page = await openRealtime(gateway.port, { token });
    const { id } = await page.next('ready');
    successOf(await operate(`/${chatId}/typing`, 'POST'));
    expect(await page.next('chatTyping')).toMatchObject({ id, payload: { chatId } });
    const isTyping = async () => successOf<OperatorChat>(await operate(`/${chatId}/claim`, 'POST')).isTyping;
    expect(await isTyping()).toBe(false);
    successOf(await ask(token, 'POST', '/typing'));
    expect(await isTyping()).toBe(true);
    successOf(await say(token, 'Here', 'message-1'));
    expect(await isTyping()).toBe(false);
    page.close();
  });

  it("writes down the member's own chat as plain text", async () => {
    const token = await newMember();
    expect(refusalOf(await ask(token, 'GET', '/transcript'))).toMatchObject({ code: 'chat_not_found' });
    const { chatId } = chatOf(await ask(token, 'POST'));
    await say(token, 'Where is it?', 'message-1');
    await operate(`/${chatId}/claim`, 'POST');
    await operate(`/${chatId}/close`, 'POST');
    const { headers, text } = await ask(token, 'GET', '/transcript');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="chat-${chatId}.txt"`);
    expect(text.split('\n').map((line) => line.slice('2026-01-01 10:00  '.length))).toEqual(
      expect.arrayContaining(['You: Where is it?', expect.stringMatching(/ joined$/), 'The chat ended']),
    );
  });

  it('says when it opens, and takes a message meanwhile', async () => {
    const host = 'lotus.localhost';
    const token = await newMember(host);
    const path = '/wps/member/chat?language=ES';
    const answer = await gateway.ask(path, { host, headers: accountCalls(gateway).bearer(token) });
    expect(successOf<LiveChat>(answer)).toEqual({
      ...{ isOpen: false, opensAt: null, away: AWAY.ES, chat: null },
      quickReplies: [],
    });
    expect(chatOf(await ask(token, 'POST', '', undefined, host)).state).toBe('waiting');
  });

  it('is not there on a site without it, nor for others', async () => {
    const host = 'meydan.localhost';
    const token = await newMember(host);
    expect(refusalOf(await ask(token, 'GET', '', undefined, host))).toMatchObject({ code: 'chat_unavailable' });
    expect((await gateway.ask('/wps/member/chat', { host: 'aurora.localhost' })).status).toBe(401);
    expect(refusalOf(await operate('', 'GET', undefined, 'x'.repeat(43)))).toMatchObject({ status: 401 });
    const ofAurora = await newMember();
    const { chatId } = chatOf(await ask(ofAurora, 'POST'));
    const elsewhere = await operatorCalls(gateway).call(`/sites/lotus/chats/${chatId}/claim`, {
      method: 'POST',
    });
    expect(refusalOf(elsewhere)).toMatchObject({ status: 404, code: 'chat_not_found' });
  });

  it('stands first among the chats of its site, at its own page', async () => {
    const models = await gateway.ask('/wps/relay/CBS_modelList', { host: 'aurora.localhost' });
    expect(successOf<ChatModels>(models).list).toEqual([{ modelId: '1', csType: 'LIVECHAT' }]);
    const launched = await gateway.ask('/wps/relay/CBS_launchChat?language=ES', { host: 'aurora.localhost' });
    expect(successOf<LaunchedChat>(launched).chatUrl).toBe('/chat?language=ES');
  });
});
