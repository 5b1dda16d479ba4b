import { describe, expect, it } from 'vitest';
import { ChunkError } from '#portal/chunks/load-chunk.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { failureWords } from './failure-words.ts';

const say = (error: unknown) => failureWords(error, (key) => key);

describe('failureWords', () => {
  it('tells a network that does not answer from one that takes too long', () => {
    expect(say(new ChunkError('missing'))).toBe('failure.network');
    expect(say(new ChunkError('timeout'))).toBe('failure.slow');
    expect(say(new GatewayError('network_abnormal', 'TypeError', 0))).toBe('failure.network');
  });

  it('leaves a refusal in the words of the gateway', () => {
    expect(say(new GatewayError('too_many_requests', 'Please wait a moment.', 429))).toBe('Please wait a moment.');
  });

  it('says that anything else is unknown', () => {
    expect(say(new GatewayError('unknown_error', '', 500))).toBe('failure.unknown');
    expect(say(new Error('secret'))).toBe('failure.unknown');
  });
});
