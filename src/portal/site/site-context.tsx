import { createContext, type ReactNode, useContext } from 'react';
import { assetAddress } from '#contracts/asset-address.ts';
import type {
  Device,
  LanguageCode,
  LayoutDocument,
  MemberInfo,
  SessionKind,
  SiteInfo,
  Visitor,
} from '#contracts/generated/contracts.ts';
import { writtenIn } from '#contracts/languages.ts';
import type { PageState } from '#contracts/render-page.ts';

/** The context of the page that is shown. The same on the server and in the browser until hydration is over. */
export interface SiteContextValue {
  readonly site: SiteInfo;
  readonly layout: LayoutDocument;
  readonly language: LanguageCode;
  readonly device: Device;
  /** 'unknown' while the page carries a session that has not been read yet. */
  readonly session: SessionKind | 'unknown';
  /** The member of the session; null for a guest, and until it has been read. */
  readonly member: MemberInfo | null;
  readonly state: PageState;
  readonly visitor: Visitor | null;
  /** RFC 3339: the moment that periods are judged at. */
  readonly now: string;
}

const SiteContext = createContext<SiteContextValue | null>(null);

export function SiteProvider({ value, children }: { readonly value: SiteContextValue; readonly children: ReactNode }) {
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** The site of the page. */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite needs a SiteProvider above it');
  return value;
}

/** BCP 47 tag of the language that the page is written in. */
export function useLocale(): string {
  return writtenIn(useSite().language).tag;
}

/** The address of a file in the site's assets folder. */
export function useAsset(): (path: string) => string {
  const { assetBase } = useSite().site;
  return (path) => assetAddress(assetBase, path);
}
