import { parseArgs } from 'node:util';
import { describeDifference } from './describe-difference.ts';
import type { OperatorClient } from './operator-client.ts';
import { type DocumentFolders, type RevisionContent, readSiteFolder, writeSiteFolder } from './site-folder.ts';

/** What the command works with. */
export interface SiteCommandParts {
  readonly client: OperatorClient;
  readonly folders: DocumentFolders;
  readonly print: (line: string) => void;
}

export const USAGE = `npm run site -- <command>

  list                        every site that is served, and what waits to be published
  list <site>                 the revisions of a site, newest first
  diff <site> [from] [to]     what differs; each is a revision's number, published, or files (default: published files)
  push <site> [--publish]     send the site's folder as a new revision, and publish it
  publish <site> [revision]   publish a revision: the newest that waits, where none is named
  rollback <site> [revision]  go back to the revision before, or to a named one
  pull <site> [revision]      write what is published, or a named revision, into the site's folder
                              --layouts also writes shared layouts, --force over changes that no revision holds

The gateway is the one at --url (default http://localhost:8080, or PORT); its token is read from DATA_DIR/operator-token,
or given in MARQUEE_OPERATOR_TOKEN.`;

/** A mistake of whoever typed the command, with what would be right. */
export class SiteCommandError extends Error {
  override readonly name = 'SiteCommandError';
}

/** Runs one command; refusals and mistakes are thrown. */
export async function runSiteCommand(args: readonly string[], parts: SiteCommandParts): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { publish: { type: 'boolean' }, layouts: { type: 'boolean' }, force: { type: 'boolean' } },
  });
  const [command, siteId, ...rest] = positionals;
  if (command === 'list' && siteId === undefined) return listSites(parts);
  const run = command === undefined ? undefined : commands[command];
  if (!run) throw new SiteCommandError(command === undefined ? USAGE : `there is no command ${command}\n\n${USAGE}`);
  if (siteId === undefined) throw new SiteCommandError(`name a site: npm run site -- ${command} <site>`);
  await run(parts, siteId, rest, values);
}

interface Options {
  readonly publish?: boolean;
  readonly layouts?: boolean;
  readonly force?: boolean;
}

type Command = (parts: SiteCommandParts, siteId: string, rest: readonly string[], options: Options) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  list: listRevisions,
  diff,
  push,
  publish,
  rollback: rollBack,
  pull,
};

async function listSites({ client, print }: SiteCommandParts): Promise<void> {
  for (const { id, revision, hosts, waiting } of (await client.sites()).sites) {
    const waits = waiting === null ? '' : `  revision ${waiting} waits`;
    print(`${id.padEnd(16)} revision ${String(revision).padEnd(5)} ${hosts.join(', ')}${waits}`);
  }
}

async function listRevisions({ client, print }: SiteCommandParts, siteId: string): Promise<void> {
  const { published, revisions } = await client.revisions(siteId);
  if (revisions.length === 0) throw new SiteCommandError(`the gateway has no revision of a site ${siteId}`);
  for (const { revision, origin, createdAt, publishedAt } of revisions) {
    const state =
      revision === published?.revision ? 'published' : publishedAt === null ? 'waits' : `published until later`;
    print(`${String(revision).padStart(5)}  ${createdAt.slice(0, 19)}Z  ${origin.padEnd(5)}  ${state}`);
  }
}

async function diff(
  parts: SiteCommandParts,
  siteId: string,
  [from = 'published', to = 'files']: readonly string[],
): Promise<void> {
  const one = await contentOf(parts, siteId, from);
  const other = await contentOf(parts, siteId, to);
  const lines = describeDifference(one, other, { from, to });
  for (const line of lines) parts.print(line);
  if (lines.length === 0) parts.print(`${from} and ${to} are the same`);
}

async function contentOf(
  { client, folders }: SiteCommandParts,
  siteId: string,
  name: string,
): Promise<RevisionContent> {
  if (name === 'files') {
    const folder = await readSiteFolder(folders, siteId);
    if (folder) return folder;
    throw new SiteCommandError(`there is no folder of a site ${siteId} in ${folders.sitesDir}`);
  }
  const revision = name === 'published' ? (await publishedOf(client, siteId)).revision : numberOf(name);
  return client.sources(siteId, revision);
}

async function push(
  parts: SiteCommandParts,
  siteId: string,
  _rest: readonly string[],
  options: Options,
): Promise<void> {
  const { client, folders, print } = parts;
  const folder = await readSiteFolder(folders, siteId);
  if (!folder) throw new SiteCommandError(`there is no folder of a site ${siteId} in ${folders.sitesDir}`);
  const assets = Object.fromEntries(
    [...folder.assetBytes].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  );
  const { revision, remarks } = await client.push(siteId, { sources: { ...folder.sources }, assets });
  for (const remark of remarks) print(remark);
  print(`${siteId}: revision ${revision} is kept`);
  if (options.publish) await publish(parts, siteId, [String(revision)]);
}

async function publish({ client, print }: SiteCommandParts, siteId: string, [name]: readonly string[]): Promise<void> {
  const { published, revisions } = await client.revisions(siteId);
  const newest = revisions[0];
  const waiting = newest && newest.publishedAt === null ? newest.revision : undefined;
  const revision = name === undefined ? waiting : numberOf(name);
  if (revision === undefined) throw new SiteCommandError(`no revision of ${siteId} waits to be published`);
  const made = await client.publish(siteId, revision, published?.publication);
  print(`${siteId}: revision ${made.revision} is published`);
}

async function rollBack({ client, print }: SiteCommandParts, siteId: string, [name]: readonly string[]): Promise<void> {
  const made = await client.rollBack(siteId, name === undefined ? undefined : numberOf(name));
  print(`${siteId}: revision ${made.revision} is published again`);
}

async function pull(
  parts: SiteCommandParts,
  siteId: string,
  [name]: readonly string[],
  options: Options,
): Promise<void> {
  const { client, folders, print } = parts;
  const revision = name === undefined ? (await publishedOf(client, siteId)).revision : numberOf(name);
  const wanted = await client.sources(siteId, revision);
  if (!options.force) await refuseToLoseChanges(parts, siteId, wanted);
  const changed = await writeSiteFolder(folders, siteId, wanted, {
    withLayouts: options.layouts === true,
    assetBytes: (digest) => client.asset(siteId, digest),
  });
  for (const file of changed) print(file);
  print(`${siteId}: ${changed.length === 0 ? 'the folder holds' : 'the folder now holds'} revision ${revision}`);
  const present = await readSiteFolder(folders, siteId);
  const layouts = Object.keys(wanted.sources).filter(
    (file) => file.startsWith('layouts/') && present?.sources[file] !== wanted.sources[file],
  );
  for (const file of layouts) print(`${file} differs here; other brands may stand on it, so --layouts writes it`);
}

/** What lies in the folder is safe to write over when it is what is wanted, or when a revision holds it. */
async function refuseToLoseChanges(
  { client, folders }: SiteCommandParts,
  siteId: string,
  wanted: RevisionContent,
): Promise<void> {
  const folder = await readSiteFolder(folders, siteId);
  const own = folder && ownContent(folder, siteId);
  if (!own || own === ownContent(wanted, siteId)) return;
  for (const { revision } of (await client.revisions(siteId)).revisions)
    if (ownContent(await client.sources(siteId, revision), siteId) === own) return;
  throw new SiteCommandError(
    `the folder of ${siteId} has changes that no revision holds: push them first, or give --force to write over them`,
  );
}

function ownContent({ sources, assets }: RevisionContent, siteId: string): string {
  const own = Object.entries(sources).filter(([file]) => file.startsWith(`sites/${siteId}/`));
  return JSON.stringify([own.sort(), Object.entries(assets).sort()]);
}

async function publishedOf(client: OperatorClient, siteId: string): Promise<{ revision: number }> {
  const { published } = await client.revisions(siteId);
  if (published === null) throw new SiteCommandError(`nothing of a site ${siteId} is published`);
  return published;
}

function numberOf(text: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(text))
    throw new SiteCommandError(`${JSON.stringify(text)} is no revision: give its number, published, or files`);
  return Number(text);
}
