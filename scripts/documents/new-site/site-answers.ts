import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { withSuggestion } from '#document/nearest-name.ts';
import type { NewSite, Surroundings } from './new-site.ts';

/** The answers that were given or taken so far, as texts. */
export type Answers = Readonly<Partial<Record<AnswerName, string>>>;
export type AnswerName = keyof NewSite;

/** One thing to be decided about a new brand. */
export interface SiteQuestion {
  readonly name: AnswerName;
  readonly question: string;
  /** The default answer; null when only people can answer. */
  readonly usual: (answers: Answers) => string | null;
  /** One sentence on why an answer is none; null when it will do. */
  readonly refuse: (answer: string, around: Surroundings) => string | null;
}

const color = /^#[0-9A-Fa-f]{6}$/;
const refuseColor = (answer: string): string | null =>
  color.test(answer) ? null : `${JSON.stringify(answer)} is no colour; give one such as #1A2B3C.`;

/** In the order in which they are asked; later ones may hang on earlier ones. */
export const SITE_QUESTIONS: readonly SiteQuestion[] = [
  {
    name: 'id',
    question: 'Id of the brand, which is its folder’s name',
    usual: () => null,
    refuse: (id, { siteIds }) => {
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 2 || id.length > 60)
        return `${JSON.stringify(id)} is no id; give small letters and digits, a letter first, parts joined by single hyphens, such as blue-harbour.`;
      return siteIds.has(id) ? `There is a site ${id} already; give another id, or take its folder away first.` : null;
    },
  },
  {
    name: 'name',
    question: 'Name, as visitors read it',
    usual: ({ id = '' }) =>
      id.replaceAll(/(^|-)([a-z])/g, (_, hyphen: string, letter: string) => `${hyphen && ' '}${letter.toUpperCase()}`),
    refuse: (name) =>
      name.trim().length >= 1 && name.length <= 24 ? null : 'The name has to have 1 to 24 characters.',
  },
  {
    name: 'host',
    question: 'Host',
    usual: ({ id = '' }) => `${id}.localhost`,
    refuse: (host, { hosts }) => {
      if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host))
        return `${JSON.stringify(host)} is no host; give small letters without scheme and port, such as brand.example.`;
      const owner = hosts.get(host);
      return owner === undefined ? null : `The host ${host} belongs to the site ${owner}; give another one.`;
    },
  },
  {
    name: 'languages',
    question: 'Languages, the default one first',
    usual: () => 'EN',
    refuse: (answer) => {
      const codes = languageCodes(answer);
      if (codes.length === 0) return 'Give one language or more, such as EN,ES.';
      if (new Set(codes).size < codes.length) return 'Give every language once.';
      const unknown = codes.find((code) => !Object.hasOwn(languages, code));
      if (unknown === undefined) return null;
      const right = withSuggestion(
        `give codes of ${Object.keys(languages).join(', ')}`,
        unknown,
        Object.keys(languages),
      );
      return `${JSON.stringify(unknown)} is no language of the product; ${right}.`;
    },
  },
  {
    name: 'currency',
    question: 'Currency',
    usual: () => 'EUR',
    refuse: (code) =>
      Intl.supportedValuesOf('currency').includes(code)
        ? null
        : `${JSON.stringify(code)} is no currency; give an ISO code such as EUR.`,
  },
  {
    name: 'layout',
    question: 'Shared layout that its pages stand on',
    usual: () => 'player-classic',
    refuse: (layout, { layoutIds }) =>
      layoutIds.has(layout)
        ? null
        : `There is no layout ${JSON.stringify(layout)}; ${withSuggestion(`give one of ${[...layoutIds].join(', ')}`, layout, layoutIds)}.`,
  },
  {
    name: 'scheme',
    question: 'Scheme, dark or light',
    usual: () => 'dark',
    refuse: (scheme) =>
      scheme === 'dark' || scheme === 'light' ? null : `${JSON.stringify(scheme)} is no scheme; give dark or light.`,
  },
  {
    name: 'primary',
    question: 'First colour, of what is pressed',
    usual: ({ scheme }) => (scheme === 'light' ? '#0B6E99' : '#4CC2FF'),
    refuse: refuseColor,
  },
  {
    name: 'accent',
    question: 'Second colour',
    usual: ({ scheme }) => (scheme === 'light' ? '#C2570C' : '#8B6CFF'),
    refuse: refuseColor,
  },
];

/** The codes in an answer such as `EN, es`. */
export function languageCodes(answer: string): readonly string[] {
  return answer
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');
}

/** The brand that answers describe. What they leave out is empty: a copy has it from its model. */
export function newSiteOf(answers: Answers): NewSite {
  const { id = '', name = '', host = '', currency = '', layout = '', scheme, primary = '', accent = '' } = answers;
  return {
    id,
    name: name.trim(),
    host,
    languages: languageCodes(answers.languages ?? 'EN') as [LanguageCode, ...LanguageCode[]],
    currency,
    layout,
    scheme: scheme === 'light' ? 'light' : 'dark',
    primary: primary.toUpperCase(),
    accent: accent.toUpperCase(),
  };
}
