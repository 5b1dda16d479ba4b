// Starts the worker from its TypeScript source, in development and tests. The build has no use for this file.
const { register } = await import('tsx/esm/api');

register();
await import('./pglite-worker.ts');
