import type { Action, AnnouncementEntry, BannerDetail, PromotionDetail } from '#contracts/generated/contracts.ts';
import { localTime, momentOf } from '../i18n/local-time.ts';
import type { AnnouncementKind, Execution } from './announcement-kinds.ts';
import { type Texts, writtenTexts } from './texts.ts';

/** The values of an announcement's form. Times are in the format of date fields. */
export interface AnnouncementForm {
  execution: Execution;
  isForAgents: boolean;
  title: Texts;
  content: Texts;
  from: string;
  until: string;
  banner: BannerForm;
  promotion: PromotionForm;
}

export interface BannerForm {
  groupName: BannerDetail['groupName'];
  link: string;
  desktop: string;
  mobile: string;
  eyebrow: Texts;
  buttonLabel: Texts;
}

export interface PromotionForm {
  desktop: string;
  mobile: string;
  /** Empty for none. */
  category: string;
  isFeatured: boolean;
  from: string;
  until: string;
  summary: Texts;
  facts: Array<{ icon: string; label: Texts; value: Texts }>;
  steps: Array<{ text: Texts }>;
  faq: Array<{ question: Texts; answer: Texts }>;
}

/** A click whose action the form cannot edit; it is kept. */
export const KEPT_LINK = 'kept';
const NAVIGATE = 'navigate:';
const CUSTOMER_SERVICE = 'openCustomerService';

/** The choices for the click of a banner: nothing, a page, or customer service. */
export const linkChoices = (pages: readonly string[]): readonly string[] => [
  '',
  CUSTOMER_SERVICE,
  ...pages.map((page) => NAVIGATE + page),
];

/** The page that a choice leads to; undefined for other choices. */
export const pageOfLink = (link: string): string | undefined =>
  link.startsWith(NAVIGATE) ? link.slice(NAVIGATE.length) : undefined;

function linkOf(action: Action | undefined): string {
  if (action === undefined) return '';
  if (action.do === CUSTOMER_SERVICE) return CUSTOMER_SERVICE;
  const isPlain = action.do === 'navigate' && action.query === undefined && action.hash === undefined;
  return isPlain ? NAVIGATE + action.page : KEPT_LINK;
}

function actionOf(link: string, before: Action | undefined): Action | undefined {
  const page = pageOfLink(link);
  if (page !== undefined) return { do: 'navigate', page };
  if (link === CUSTOMER_SERVICE) return { do: CUSTOMER_SERVICE };
  return link === KEPT_LINK ? before : undefined;
}

const timeOf = (moment: string | undefined): string => (moment === undefined ? '' : localTime(moment));

/** The time of a field. An unchanged field keeps its old time, because fields have no seconds. */
const momentIn = (field: string, before: string | undefined): string | undefined =>
  before !== undefined && field === localTime(before) ? before : (momentOf(field) ?? undefined);

/** The form of an announcement, or of a new one. */
export function formOf(entry: AnnouncementEntry | undefined): AnnouncementForm {
  const { banner, promotion } = entry ?? {};
  return {
    execution: entry?.execution ?? 'B',
    isForAgents: entry?.audience === 'agents',
    title: { ...entry?.title },
    content: { ...entry?.content },
    from: timeOf(entry?.from),
    until: timeOf(entry?.until),
    banner: {
      groupName: banner?.groupName ?? 'w_home',
      link: linkOf(banner?.linkageType),
      desktop: banner?.image.desktop ?? '',
      mobile: banner?.image.mobile ?? '',
      eyebrow: { ...banner?.eyebrow },
      buttonLabel: { ...banner?.buttonLabel },
    },
    promotion: promotionFormOf(promotion),
  };
}

function promotionFormOf(promotion: PromotionDetail | undefined): PromotionForm {
  return {
    desktop: promotion?.image.desktop ?? '',
    mobile: promotion?.image.mobile ?? '',
    category: promotion?.category ?? '',
    isFeatured: promotion?.isFeatured ?? false,
    from: timeOf(promotion?.period?.from),
    until: timeOf(promotion?.period?.until),
    summary: { ...promotion?.summary },
    facts: (promotion?.facts ?? []).map(({ icon, label, value }) => ({
      icon,
      label: { ...label },
      value: { ...value },
    })),
    steps: (promotion?.steps ?? []).map((text) => ({ text: { ...text } })),
    faq: (promotion?.faq ?? []).map(({ question, answer }) => ({ question: { ...question }, answer: { ...answer } })),
  };
}

/** Replaces a property in its place, appends it, or removes it. */
function put<Value extends object>(
  object: Value,
  changes: { readonly [Key in keyof Value]?: Value[Key] | undefined },
): Value {
  const merged = { ...object, ...changes };
  for (const [key, value] of Object.entries(merged)) if (value === undefined) delete merged[key as keyof Value];
  return merged;
}

/**
 * The announcement that a form describes.
 * @param before the opened one. Properties that the form does not show are kept, in their order.
 */
export function announcementOf(
  form: AnnouncementForm,
  {
    id,
    kind,
    before,
  }: { readonly id: string; readonly kind: AnnouncementKind; readonly before?: AnnouncementEntry | undefined },
): AnnouncementEntry {
  const isForAgents = kind === 'PL' && form.isForAgents;
  return put<AnnouncementEntry>(before ?? { id, kind, execution: 'B', title: {} }, {
    id,
    kind,
    execution: isForAgents ? 'A' : form.execution,
    audience: isForAgents ? 'agents' : undefined,
    title: writtenTexts(form.title) ?? {},
    content: writtenTexts(form.content),
    from: momentIn(form.from, before?.from),
    until: momentIn(form.until, before?.until),
    banner: kind === 'B' ? bannerOf(form.banner, before?.banner) : undefined,
    promotion: kind === 'PR' ? promotionOf(form.promotion, before?.promotion) : undefined,
  });
}

function bannerOf(form: BannerForm, before: BannerDetail | undefined): BannerDetail {
  const { groupName, desktop, mobile } = form;
  const image = before === undefined ? { desktop, mobile } : { ...before.image, desktop, mobile };
  return put<BannerDetail>(before ?? { groupName, image }, {
    groupName,
    linkageType: actionOf(form.link, before?.linkageType),
    image,
    eyebrow: writtenTexts(form.eyebrow),
    buttonLabel: writtenTexts(form.buttonLabel),
  });
}

function promotionOf(form: PromotionForm, before: PromotionDetail | undefined): PromotionDetail {
  const image = { desktop: form.desktop, mobile: form.mobile };
  const period = put<NonNullable<PromotionDetail['period']>>(before?.period ?? {}, {
    from: momentIn(form.from, before?.period?.from),
    until: momentIn(form.until, before?.period?.until),
  });
  const facts = form.facts.map(({ icon, label, value }) => ({
    icon: icon as NonNullable<PromotionDetail['facts']>[number]['icon'],
    ...{ label: writtenTexts(label) ?? {}, value: writtenTexts(value) ?? {} },
  }));
  const steps = form.steps.map(({ text }) => writtenTexts(text) ?? {});
  const faq = form.faq.map((line) => ({
    question: writtenTexts(line.question) ?? {},
    answer: writtenTexts(line.answer) ?? {},
  }));
  return put<PromotionDetail>(before ?? { image }, {
    image,
    period: Object.keys(period).length === 0 ? undefined : period,
    category: form.category === '' ? undefined : form.category,
    isFeatured: form.isFeatured || before?.isFeatured !== undefined ? form.isFeatured : undefined,
    summary: writtenTexts(form.summary),
    facts: facts.length === 0 ? undefined : facts,
    steps: steps.length === 0 ? undefined : steps,
    faq: faq.length === 0 ? undefined : faq,
  });
}

/** An unused id for a new announcement, made of its title. */
export function newId(title: string, fallback: string, taken: ReadonlySet<string>): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  const base = slug.length < 2 ? fallback : slug;
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
