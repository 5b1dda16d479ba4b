import { createTransport } from 'nodemailer';
import type { EmailChannel } from '#gateway/areas/messaging/outbox/message-channels.ts';
import { DeliveryError, type MessageTransport } from './message-transport.ts';

const PATIENCE_MS = 10_000;

/**
 * Answers about the message or its receiver, rather than about the moment: mailbox, name, policy, too many addresses.
 */
const FINAL_ANSWERS = new Set([550, 551, 552, 553, 554]);

/** The commands whose refusal is about the message; what a server says to a login is about us, and may be mended. */
const ABOUT_THE_MESSAGE = new Set(['RCPT TO', 'DATA']);

/** Sends e-mail by SMTP. */
export function smtpTransport({ smtpUrl, from }: EmailChannel): MessageTransport {
  const mailer = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    // A message is what is in it: nothing that stands in one may make the gateway read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send({ id, to, senderName, subject, text, html }, signal) {
      try {
        await mailer.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: senderName, address: from },
          // As an object it is one address, whatever stands in it.
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== null && { html }),
          // Nobody's out-of-office has to answer.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        });
      } catch (error) {
        throw asDeliveryError(error);
      }
    },
  };
}

/** The codes of a failure. The words of a server would repeat the receiver. */
function asDeliveryError(error: unknown): DeliveryError {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  const isFinal =
    typeof responseCode === 'number' &&
    FINAL_ANSWERS.has(responseCode) &&
    typeof command === 'string' &&
    ABOUT_THE_MESSAGE.has(command);
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  return new DeliveryError(`mail server: ${reason || 'unknown error'}`, isFinal);
}
