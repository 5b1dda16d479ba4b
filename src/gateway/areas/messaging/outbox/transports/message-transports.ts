import type { Settings } from '#gateway/kit/settings.ts';
import type { MessageChannels } from '../message-channels.ts';
import { demoInboxTransport } from './demo-inbox-transport.ts';
import type { MessageTransports } from './message-transport.ts';
import { smsHttpTransport } from './sms-http-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/**
 * The ways out that the configuration names. Where a demo has none, its inbox takes the place; in production there is
 * none then.
 */
export function messageTransports({
  mode,
  messageChannels: { email, sms },
}: Pick<Settings, 'mode'> & { readonly messageChannels: MessageChannels }): MessageTransports {
  const elsewise = mode === 'demo' ? demoInboxTransport({ mode }) : null;
  return {
    email: email === null ? elsewise : smtpTransport(email),
    sms: sms === null ? elsewise : smsHttpTransport(sms),
  };
}
