import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { DepartingMessage } from './message-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

const message: DepartingMessage = {
  id: 'aurora.7',
  to: 'mika@mail.example',
  senderName: 'Aurora, "the" house',
  subject: 'A new password\r\nBcc: everybody@mail.example',
  text: 'Open https://aurora.localhost/reset?code=1\n.\nto choose one.',
  html: '<p>Open</p>',
};

const never = new AbortController().signal;

describe('e-mail by SMTP', () => {
  let server: Server;
  const sockets = new Set<Socket>();

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  /** A mail server that records the lines it receives. */
  async function listen({ recipientAnswer = '250 ok', greets = true } = {}) {
    const received: string[] = [];
    server = createServer((socket) => {
      sockets.add(socket);
      let inData = false;
      let rest = '';
      if (greets) socket.write('220 mail.example ready\r\n');
      socket.on('data', (bytes) => {
        const lines = (rest + bytes.toString()).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          received.push(line);
          if (inData && line !== '.') continue;
          if (inData) inData = false;
          else if (line === 'DATA') inData = true;
          socket.write(`${inData ? '354 go on' : line.startsWith('RCPT') ? recipientAnswer : '250 ok'}\r\n`);
        }
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return {
      received,
      transport: smtpTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@aurora.example' }),
    };
  }

  it('goes from the site’s name to one receiver, and carries the same id at every try', async () => {
    const { received, transport } = await listen();
    await transport.send(message, never);
    await transport.send(message, never);
    expect(received.filter((line) => /^(?:MAIL|RCPT)/.test(line)).slice(0, 2)).toEqual([
      'MAIL FROM:<no-reply@aurora.example>',
      'RCPT TO:<mika@mail.example>',
    ]);
    expect(received.filter((line) => line === 'Message-ID: <aurora.7@aurora.example>')).toHaveLength(2);
    expect(received).toContain('From: "Aurora, \\"the\\" house" <no-reply@aurora.example>');
    expect(received.join('\n')).toContain('Open https://aurora.localhost/reset?code=1');
  });

  it('takes no header from a subject and no second receiver from an address', async () => {
    const { received, transport } = await listen();
    await transport.send({ ...message, to: 'mika@mail.example, other@mail.example' }, never).catch(() => undefined);
    await transport.send(message, never);
    expect(received.filter((line) => line.startsWith('Bcc:'))).toEqual([]);
    expect(received.filter((line) => line.startsWith('RCPT TO:<other@'))).toEqual([]);
  });

  it('is given up where the receiver does not exist, in words that do not name it', async () => {
    const { transport } = await listen({ recipientAnswer: '550 no mika@mail.example here' });
    await expect(transport.send(message, never)).rejects.toMatchObject({
      name: 'DeliveryError',
      message: 'mail server: EENVELOPE 550 RCPT TO',
      isFinal: true,
    });
  });

  it('is tried again where the server is busy or away', async () => {
    const { transport } = await listen({ recipientAnswer: '451 later' });
    await expect(transport.send(message, never)).rejects.toMatchObject({ isFinal: false });
    const away = smtpTransport({ smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@aurora.example' });
    await expect(away.send(message, never)).rejects.toMatchObject({ isFinal: false });
  });

  it('ends when its time is up', async () => {
    const { transport } = await listen({ greets: false });
    await expect(transport.send(message, AbortSignal.timeout(50))).rejects.toMatchObject({ isFinal: false });
  });
});
