import { readdir } from 'node:fs/promises';
import type { MadePublication, SiteRevision } from '#contracts/generated/contracts.ts';
import { withSuggestion } from '#document/nearest-name.ts';
import { checkNames } from './check-names.ts';
import { describeDifference } from './describe-difference.ts';
import { OperatorRefusal } from './operator-call.ts';
import type { OperatorClient } from './operator-client.ts';
import { unknownCommand } from './read-options.ts';
import type { SiteArguments } from './site-arguments.ts';
import {
  applyChanges,
  changesTowards,
  type DocumentFolders,
  digestsByFile,
  type FileChange,
  isSharedLayout,
  type RevisionContent,
  readSiteFolder,
} from './site-folder.ts';

/** The dependencies of the command. */
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

/** A usage error of the command, with its correction. */
export class SiteCommandError extends Error {
  override readonly name = 'SiteCommandError';
}

/** Runs one command; refusals and mistakes are thrown. */
export async function runSiteCommand(
  { command, siteId, rest, options }: SiteArguments,
  parts: SiteCommandParts,
): Promise<void> {
  if (command === undefined) throw new SiteCommandError(USAGE);
  if (command === 'list' && siteId === undefined) return listSites(parts);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new SiteCommandError(`${unknownCommand(command, Object.keys(commands))}\n\n${USAGE}`);
  if (siteId === undefined) throw new SiteCommandError(`name a site: npm run site -- ${command} <site>`);
  const most = MOST_REVISIONS[command] ?? 0;
  if (rest.length > most) throw new SiteCommandError(`${JSON.stringify(rest[most])} is too much\n\n${USAGE}`);
  await run(parts, siteId, rest, options);
}

/** The maximum number of revisions after the site, per command. */
const MOST_REVISIONS: Readonly<Record<string, number>> = { diff: 2, publish: 1, rollback: 1, pull: 1 };

type Options = SiteArguments['options'];

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
  if (revisions.length === 0) throw await unserved(client, siteId, `the gateway has no revision of a site ${siteId}`);
  for await (const { revision, origin, createdAt, publishedAt } of everyRevision(client, siteId)) {
    const state = revision === published?.revision ? 'published' : publishedAt === null ? 'waits' : 'replaced';
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
    throw await noFolder(folders, siteId);
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
  if (!folder) throw await noFolder(folders, siteId);
  const assets = Object.fromEntries(
    [...folder.assetBytes].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  );
  const sent = { sources: { ...folder.sources }, assets };
  const badNames = checkNames(siteId, sent);
  if (badNames.length > 0) throw new SiteCommandError(badNames.join('\n'));
  const { revision, remarks } = await client.push(siteId, sent);
  for (const remark of remarks) print(remark);
  print(`${siteId}: revision ${revision} is kept`);
  if (options.publish) await publish(parts, siteId, [String(revision)]);
}

async function publish({ client, print }: SiteCommandParts, siteId: string, [name]: readonly string[]): Promise<void> {
  const { published, revisions } = await client.revisions(siteId);
  const newest = revisions[0];
  const waiting = newest && newest.publishedAt === null ? newest.revision : undefined;
  const revision = name === undefined ? waiting : numberOf(name);
  if (revision === undefined && revisions.length === 0)
    throw await unserved(client, siteId, `the gateway has no revision of a site ${siteId}`);
  if (revision === undefined) throw new SiteCommandError(`no revision of ${siteId} waits to be published`);
  const made = await overWhatWasSeen(siteId, client.publish(siteId, revision, published?.publication));
  print(`${siteId}: revision ${made.revision} is published`);
}

async function rollBack({ client, print }: SiteCommandParts, siteId: string, [name]: readonly string[]): Promise<void> {
  const revision = name === undefined ? undefined : numberOf(name);
  const { published } = await client.revisions(siteId);
  const made = await overWhatWasSeen(siteId, client.rollBack(siteId, revision, published?.publication));
  print(`${siteId}: revision ${made.revision} is published again`);
}

async function overWhatWasSeen(siteId: string, making: Promise<MadePublication>): Promise<MadePublication> {
  return making.catch((error: unknown) => {
    if (!(error instanceof OperatorRefusal) || error.code !== 'publication_conflict') throw error;
    throw new SiteCommandError(`something else was published in between: look with npm run site -- list ${siteId}`);
  });
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
  const all = await changesTowards(folders, siteId, wanted);
  const changes = options.layouts ? all : all.filter(({ file }) => !isSharedLayout(file));
  if (!options.force) await refuseToLoseChanges(client, siteId, changes);
  await applyChanges(folders, changes, wanted, (digest) => client.asset(siteId, digest));
  for (const { file } of changes) print(file);
  print(`${siteId}: ${changes.length === 0 ? 'the folder holds' : 'the folder now holds'} revision ${revision}`);
  for (const { file } of all)
    if (!changes.some((change) => change.file === file))
      print(`${file} differs here; other brands may stand on it, so --layouts writes it`);
}

/**
 * Files may be written over and removed when one revision holds them all as they are: the newest ones most likely do.
 */
async function refuseToLoseChanges(
  client: OperatorClient,
  siteId: string,
  changes: readonly FileChange[],
): Promise<void> {
  const lost = changes.filter(({ present }) => present !== null);
  if (lost.length === 0) return;
  for await (const { revision } of everyRevision(client, siteId)) {
    const held = digestsByFile(await client.sources(siteId, revision), siteId);
    if (lost.every(({ file, present }) => held.get(file) === present)) return;
  }
  throw new SiteCommandError(
    `${siteId} has changes that no revision holds in ${lost.map(({ file }) => file).join(', ')}: push them first, or give --force to write over them`,
  );
}

/** The revisions of a site, newest first, page after page as they are asked for. */
async function* everyRevision(client: OperatorClient, siteId: string): AsyncGenerator<SiteRevision> {
  for (let pageNo = 1; ; pageNo += 1) {
    const { revisions, totalPages } = await client.revisions(siteId, pageNo);
    yield* revisions;
    if (pageNo >= totalPages) return;
  }
}

async function publishedOf(client: OperatorClient, siteId: string): Promise<{ revision: number }> {
  const { published } = await client.revisions(siteId);
  if (published === null) throw await unserved(client, siteId, `nothing of a site ${siteId} is published`);
  return published;
}

/** A site that the gateway has nothing of, with the one that was most likely meant. */
async function unserved(client: OperatorClient, siteId: string, problem: string): Promise<SiteCommandError> {
  const { sites } = await client.sites();
  const ids = sites.map(({ id }) => id);
  return new SiteCommandError(withSuggestion(problem, siteId, ids));
}

async function noFolder({ sitesDir }: DocumentFolders, siteId: string): Promise<SiteCommandError> {
  const folders = await readdir(sitesDir).catch(() => []);
  return new SiteCommandError(withSuggestion(`there is no folder of a site ${siteId} in ${sitesDir}`, siteId, folders));
}

function numberOf(text: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(text))
    throw new SiteCommandError(`${JSON.stringify(text)} is no revision: give its number, published, or files`);
  return Number(text);
}
