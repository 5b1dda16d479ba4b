import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

it.each([false, true])('builds other people’s packages as they are (server half: %s)', async (ssr) => {
  const config = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent', build: { ssr } }, 'build');
  const foreign = config.plugins
    .map(({ name }) => name)
    .filter((name) => !/^(?:vite:|builtin:|alias$|native:)/.test(name));
  expect(foreign).toEqual([]);
});
