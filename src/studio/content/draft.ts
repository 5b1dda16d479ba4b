import { queryOptions } from '@tanstack/react-query';
import type {
  AnnouncementEntry,
  HelpTermEntry,
  LanguageCode,
  PushedRevision,
  SiteDocument,
} from '#contracts/generated/contracts.ts';
import { read, send } from '../calls/desk-client.ts';
import { type ListEntry, readList, writeList } from './document-list.ts';

/** The documents that are edited: the newest unpublished revision, or else the published one. */
export interface Draft {
  readonly siteId: string;
  readonly revision: number;
  /** The newest revision. After a rollback it is not the draft, but new revisions are based on it. */
  readonly newest: number;
  /** Null before the first publish. */
  readonly published: { readonly publication: number; readonly revision: number } | null;
  readonly isWaiting: boolean;
  readonly createdAt: string;
  readonly sources: Readonly<Record<string, string>>;
  /** Digests by name below the assets folder. */
  readonly assets: Readonly<Record<string, string>>;
}

/** The key of everything that is asked about a site's documents. */
export const contentKey = (siteId: string) => ['content', siteId] as const;

/** The draft of a site. It is not refetched automatically, because forms are based on it. */
export const draftQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...contentKey(siteId), 'draft'] as const,
    queryFn: async ({ signal }): Promise<Draft> => {
      const path = `/wps/operator/sites/${siteId}/revisions` as const;
      const { published, revisions } = await read(`${path}?pageSize=1`, signal);
      const [newest] = revisions;
      const isWaiting =
        newest !== undefined && newest.publishedAt === null && newest.revision > (published?.revision ?? 0);
      const revision = isWaiting ? newest.revision : (published?.revision ?? newest?.revision ?? 0);
      const { sources, assets } = await read(`${path}/${revision}`, signal);
      return {
        ...{ siteId, revision, newest: newest?.revision ?? revision, published, isWaiting, sources, assets },
        createdAt: newest?.createdAt ?? '',
      };
    },
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The documents of a revision. They never change. */
export const sourcesQuery = (siteId: string, revision: number) =>
  queryOptions({
    queryKey: [...contentKey(siteId), 'sources', revision] as const,
    queryFn: ({ signal }) => read(`/wps/operator/sites/${siteId}/revisions/${revision}`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A list of a draft that the desk edits. */
export interface EditedList {
  readonly file: 'announcements' | 'help';
  readonly key: 'announcements' | 'terms';
}

export const ANNOUNCEMENTS: EditedList = { file: 'announcements', key: 'announcements' };
export const HELP: EditedList = { file: 'help', key: 'terms' };

/** The path of a document with content. */
export const contentFile = (siteId: string, { file }: EditedList): string => `sites/${siteId}/content/${file}.json`;

type Sourced = Pick<Draft, 'siteId' | 'sources'>;

/** The announcements of a draft, in their order. */
export const announcementsOf = ({ siteId, sources }: Sourced): readonly ListEntry<AnnouncementEntry>[] =>
  readList(sources[contentFile(siteId, ANNOUNCEMENTS)], ANNOUNCEMENTS.key);

/** The help terms of a draft, in their order. */
export const helpOf = ({ siteId, sources }: Sourced): readonly ListEntry<HelpTermEntry>[] =>
  readList(sources[contentFile(siteId, HELP)], HELP.key);

/** The languages of a draft's site, its default first. */
export function languagesOf({ siteId, sources }: Sourced): readonly LanguageCode[] {
  const { languages } = JSON.parse(sources[`sites/${siteId}/site.json`] ?? '{}') as Pick<SiteDocument, 'languages'>;
  return [languages.default, ...languages.offered.filter((code) => code !== languages.default)];
}

/** The ids of the pages that a draft's layouts have. */
export function pagesOf({ sources }: Sourced): readonly string[] {
  const pages = Object.entries(sources).flatMap(([file, text]) =>
    /(?:^layouts\/|\/layout\.json$)/.test(file)
      ? Object.entries((JSON.parse(text) as { pages?: Record<string, { state?: string } | null> }).pages ?? {})
      : [],
  );
  return [...new Set(pages.filter(([, page]) => page?.state === undefined).map(([id]) => id))].sort();
}

/** A changed list. */
export interface ListChange {
  readonly list: EditedList;
  readonly entries: readonly ListEntry<unknown>[];
  /** New pictures in base64, by name below the assets folder. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/**
 * Saves a changed list as a new unpublished revision. Everything else stays as in the draft.
 * @throws CallRefused `documents_refused` with every fault, `publication_conflict` if somebody else saved first.
 */
export function saveList(draft: Draft, { list, entries, pictures = {} }: ListChange): Promise<PushedRevision> {
  const { siteId, sources, assets, newest } = draft;
  const file = contentFile(siteId, list);
  const stored = Object.entries(assets).map(([name, digest]) => [name, `sha256:${digest}`] as const);
  return send('POST', `/wps/operator/sites/${siteId}/revisions`, {
    sources: { ...sources, [file]: writeList(sources[file], list.key, entries) },
    assets: { ...Object.fromEntries(stored), ...pictures },
    basedOn: newest,
  });
}
