import type { AnnouncementEntry, LanguageCode, RevisionSources } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { announcementKinds } from '../announcement-kinds.ts';
import { ANNOUNCEMENTS, announcementsOf, contentFile, HELP, helpOf } from '../draft.ts';
import { textIn } from '../texts.ts';

export type ChangeKind = 'added' | 'changed' | 'removed' | 'moved';

/** A difference between two revisions. */
export interface RevisionChange {
  /** Unique. */
  readonly key: string;
  readonly change: ChangeKind;
  /** What it is: a kind of announcements, a term, a file or a picture. */
  readonly what: StudioWord;
  /** Its title, or the name of the file. */
  readonly name: string;
}

type Documents = Pick<RevisionSources, 'sources' | 'assets'>;

/**
 * Lists what a revision changes: announcements and help terms one by one, everything else by file.
 * @param languages in which titles are wanted, the first that has one.
 */
export function whatChanged(
  siteId: string,
  before: Documents,
  after: Documents,
  languages: readonly LanguageCode[],
): readonly RevisionChange[] {
  const was = { siteId, sources: before.sources };
  const is = { siteId, sources: after.sources };
  const announcements = announcementKinds.flatMap(({ kind, one }) => {
    const isOfKind = ({ value }: { readonly value: AnnouncementEntry }) => value.kind === kind;
    const lineOf = ({ value }: { readonly value: AnnouncementEntry }) => ({
      ...{ id: value.id, text: JSON.stringify(value), name: textIn(value.title, languages) },
    });
    const lists = [was, is].map((documents) => announcementsOf(documents).filter(isOfKind).map(lineOf));
    return changesIn(one, lists[0] ?? [], lists[1] ?? []);
  });
  const [termsBefore = [], termsAfter = []] = [was, is].map((documents) =>
    helpOf(documents).map(({ value }) => ({
      ...{ id: value.term, text: JSON.stringify(value), name: textIn(value.title, languages) },
    })),
  );
  const filesOf = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([file, text]) => ({ id: file, text: unlisted(siteId, file, text), name: file }));
  return [
    ...announcements,
    ...changesIn('content.term', termsBefore, termsAfter),
    ...changesIn('content.file', filesOf(before.sources), filesOf(after.sources), false),
    ...changesIn('content.asset', filesOf(before.assets), filesOf(after.assets), false),
  ];
}

/** The text of a document with its list emptied, because entries are compared one by one; other files unchanged. */
function unlisted(siteId: string, file: string, text: string): string {
  const list = [ANNOUNCEMENTS, HELP].find((known) => contentFile(siteId, known) === file);
  if (list === undefined) return text;
  return JSON.stringify({ ...(JSON.parse(text) as object), [list.key]: [] });
}

interface Line {
  readonly id: string;
  readonly text: string;
  readonly name: string;
}

function changesIn(
  what: StudioWord,
  before: readonly Line[],
  after: readonly Line[],
  hasOrder = true,
): readonly RevisionChange[] {
  const was = new Map(before.map((line) => [line.id, line]));
  const is = new Map(after.map((line) => [line.id, line]));
  const changeOf = (change: ChangeKind) => (line: Line) => ({
    ...{ key: `${change} ${what} ${line.id}`, change, what, name: line.name },
  });
  const changes = [
    ...after.filter(({ id }) => !was.has(id)).map(changeOf('added')),
    ...after.filter(({ id, text }) => was.has(id) && was.get(id)?.text !== text).map(changeOf('changed')),
    ...before.filter(({ id }) => !is.has(id)).map(changeOf('removed')),
  ];
  if (!hasOrder) return changes;
  const stayedBefore = before.filter(({ id }) => is.has(id));
  const stayedAfter = after.filter(({ id }) => was.has(id));
  const kept = inOrder(stayedAfter, new Map(stayedBefore.map(({ id }, at) => [id, at])));
  return [...changes, ...stayedAfter.filter((line) => !kept.has(line)).map(changeOf('moved'))];
}

/** The longest increasing subsequence of old positions. Lines outside of it were moved. */
function inOrder(lines: readonly Line[], places: ReadonlyMap<string, number>): ReadonlySet<Line> {
  // The longest increasing subsequence that ends with each line.
  const rows: Array<readonly Line[]> = [];
  const placeOf = (line: Line | undefined): number => places.get(line?.id ?? '') ?? -1;
  for (const line of lines) {
    const before = rows.filter((row) => placeOf(row.at(-1)) < placeOf(line));
    const longest = before.reduce<readonly Line[]>((one, other) => (other.length > one.length ? other : one), []);
    rows.push([...longest, line]);
  }
  return new Set(rows.reduce<readonly Line[]>((one, other) => (other.length > one.length ? other : one), []));
}
