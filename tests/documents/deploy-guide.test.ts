import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DEMO_ONLY = ['arcade', 'payments-sandbox'];

const builds = readFileSync('scripts/build.mjs', 'utf8');
const guide = readFileSync('docs/deploy.md', 'utf8');
const folders = [...new Set([...builds.matchAll(/^ {2}'([a-z-]+)\//gm)].map(([, folder = '']) => folder))];
const released = ['gateway', ...folders].filter((folder) => !DEMO_ONLY.includes(folder));

describe('docs/deploy.md', () => {
  it('knows the folders of a build', () => {
    expect(new Set(released)).toEqual(new Set(['gateway', 'portal', 'studio']));
  });

  it.each(released)('has dist/%s among the contents of a release and of the container', (folder) => {
    expect(guide).toContain(`| \`dist/${folder}/\` |`);
    expect(guide).toContain(`/srv/marquee/dist/${folder} dist/${folder}`);
  });
});
