import { isThisMachine } from '#gateway/kit/this-machine.ts';

/** How e-mail leaves the house. */
export interface EmailChannel {
  /** `smtp://` or `smtps://`; it may hold a password. */
  readonly smtpUrl: string;
  /** The bare address of the sender; the name in front of it is the site's. */
  readonly from: string;
}

/** How text messages leave the house. */
export interface SmsChannel {
  readonly url: string;
  readonly token: string;
  /** The sender that receivers see; undefined leaves it to the service. */
  readonly from: string | undefined;
}

/** The transports of messages; null where a channel has none. */
export interface MessageChannels {
  readonly email: EmailChannel | null;
  readonly sms: SmsChannel | null;
}

type Setting = (name: string) => string | undefined;

const BARE_ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/**
 * Reads the ways out from the environment. Addresses may hold passwords, so that no problem repeats one. Text messages
 * carry codes and the service's token: outside of a demo they leave the machine over TLS alone.
 */
export function readMessageChannels(
  setting: Setting,
  refuse: (problem: string) => void,
  { isDemo }: { readonly isDemo: boolean },
): MessageChannels {
  return { email: readEmail(setting, refuse), sms: readSms(setting, refuse, isDemo) };
}

function readEmail(setting: Setting, refuse: (problem: string) => void): EmailChannel | null {
  const smtpUrl = setting('SMTP_URL');
  if (smtpUrl === undefined) return null;
  const from = setting('MAIL_FROM') ?? '';
  if (!hasProtocol(smtpUrl, ['smtp:', 'smtps:'])) refuse('SMTP_URL must start with smtp:// or smtps://.');
  if (!BARE_ADDRESS.test(from)) refuse('MAIL_FROM must be an e-mail address without a name, since SMTP_URL is set.');
  return { smtpUrl, from };
}

function readSms(setting: Setting, refuse: (problem: string) => void, isDemo: boolean): SmsChannel | null {
  const url = setting('SMS_URL');
  if (url === undefined) return null;
  const token = setting('SMS_TOKEN') ?? '';
  if (!hasProtocol(url, ['https:', 'http:'])) refuse('SMS_URL must start with https:// or http://.');
  else if (!isDemo && new URL(url).protocol === 'http:' && !isThisMachine(new URL(url).hostname))
    refuse('SMS_URL must start with https://: with http:// every code could be intercepted in transit.');
  if (token === '') refuse('SMS_TOKEN must be set, since SMS_URL is.');
  return { url, token, from: setting('SMS_FROM') };
}

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}
