import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gatewayFlags } from './gateway-flags.ts';

it('are those that npm start gives to Node', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect(scripts.start).toBe(['node', ...gatewayFlags, 'scripts/start.mjs'].join(' '));
});
