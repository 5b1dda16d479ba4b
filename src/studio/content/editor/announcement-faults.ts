import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { momentOf } from '#studio/i18n/local-time.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { AnnouncementForm } from '../announcement-form.ts';
import type { AnnouncementKind } from '../announcement-kinds.ts';
import { isWritten } from '../texts.ts';

type Field =
  | 'title'
  | 'until'
  | 'banner.desktop'
  | 'banner.mobile'
  | 'promotion.desktop'
  | 'promotion.mobile'
  | 'promotion.until';

/** What the desk itself finds wrong with a form, by field. The gateway checks everything else. */
export function faultsOf(
  form: AnnouncementForm,
  kind: AnnouncementKind,
  mainLanguage: LanguageCode,
): ReadonlyMap<Field, StudioWord> {
  const faults = new Map<Field, StudioWord>();
  if (!isWritten(form.title[mainLanguage])) faults.set('title', 'content.titleNeeded');
  if (isTurned(form)) faults.set('until', 'content.untilBeforeFrom');
  for (const [of, part] of [
    ['B', 'banner'],
    ['PR', 'promotion'],
  ] as const) {
    if (of !== kind) continue;
    for (const size of ['desktop', 'mobile'] as const)
      if (form[part][size] === '') faults.set(`${part}.${size}`, 'content.pictureNeeded');
  }
  if (kind === 'PR' && isTurned(form.promotion)) faults.set('promotion.until', 'content.untilBeforeFrom');
  return faults;
}

function isTurned({ from, until }: { readonly from: string; readonly until: string }): boolean {
  const [begins, ends] = [momentOf(from), momentOf(until)];
  return begins !== null && ends !== null && ends <= begins;
}

/** The field of the form that shows a part of an announcement, by the part's path in the document. */
export const fieldsOfDocument = {
  title: 'title',
  content: 'content',
  execution: 'execution',
  audience: 'isForAgents',
  from: 'from',
  until: 'until',
  'banner.groupName': 'banner.groupName',
  'banner.linkageType': 'banner.link',
  'banner.image.desktop': 'banner.desktop',
  'banner.image.mobile': 'banner.mobile',
  'banner.eyebrow': 'banner.eyebrow',
  'banner.buttonLabel': 'banner.buttonLabel',
  'promotion.image.desktop': 'promotion.desktop',
  'promotion.image.mobile': 'promotion.mobile',
  'promotion.category': 'promotion.category',
  'promotion.period.until': 'promotion.until',
  'promotion.period': 'promotion.from',
  'promotion.summary': 'promotion.summary',
  'promotion.facts': 'promotion.facts',
  'promotion.steps': 'promotion.steps',
  'promotion.faq': 'promotion.faq',
} as const;

export type DocumentField = keyof typeof fieldsOfDocument;
export const documentFields = Object.keys(fieldsOfDocument) as DocumentField[];
