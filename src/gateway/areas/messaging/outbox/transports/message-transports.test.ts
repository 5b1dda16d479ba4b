import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#gateway/configuration.ts';
import { TEST_MASTER_KEY } from '#tests/harness/test-master-key.ts';
import { demoInboxTransport } from './demo-inbox-transport.ts';
import { messageTransports } from './message-transports.ts';

const outside = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'no-reply@aurora.example',
  SMS_URL: 'https://sms.example/messages',
  SMS_TOKEN: 'token',
};

describe('the ways out of the house', () => {
  it('are none in production while none is configured', () => {
    expect(messageTransports(readConfiguration({ MASTER_KEY: TEST_MASTER_KEY }))).toEqual({ email: null, sms: null });
    const { email, sms } = messageTransports(readConfiguration({ MASTER_KEY: TEST_MASTER_KEY, ...outside }));
    expect([email, sms]).not.toContain(null);
  });

  it('lead to the inbox in a demo, which never starts in production', () => {
    const { email, sms } = messageTransports(readConfiguration({ MARQUEE_MODE: 'demo' }));
    expect([email, sms]).not.toContain(null);
    expect(() => demoInboxTransport({ mode: 'production' })).toThrow('does not start in production');
  });
});
