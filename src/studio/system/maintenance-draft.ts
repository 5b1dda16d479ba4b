import type { ChangeMaintenance, LanguageCode, SiteStatus } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { localTime, momentOf } from '../i18n/local-time.ts';

export type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

/** What the form for maintenance holds. Times are as fields hold them. */
export interface MaintenanceDraft {
  readonly when: 'now' | 'planned';
  readonly start: string;
  readonly end: string;
  readonly title: Texts;
  readonly message: Texts;
}

/** The form as it begins: what is switched on or planned already, so that it can be changed. */
export function draftOf({ switch: switched, plan }: SiteStatus['maintenance']): MaintenanceDraft {
  if (switched?.enabled === true)
    return {
      ...{ when: 'now', start: '', end: switched.endTime === undefined ? '' : localTime(switched.endTime) },
      ...{ title: switched.title ?? {}, message: switched.message ?? {} },
    };
  if (plan === null) return { when: 'now', start: '', end: '', title: {}, message: {} };
  return {
    ...{ when: 'planned', start: localTime(plan.startTime), end: localTime(plan.endTime) },
    ...{ title: plan.title ?? {}, message: plan.message ?? {} },
  };
}

/** What is wrong with the times of a form; the gateway refuses the same. */
export interface DraftFaults {
  readonly start?: StudioWord;
  readonly end?: StudioWord;
}

/** Checks the times of a form. @param now Unix time in milliseconds. */
export function faultsOf({ when, start, end }: MaintenanceDraft, now: number): DraftFaults {
  const [begins, ends] = [momentOf(start), momentOf(end)];
  if (when === 'now') return ends !== null && Date.parse(ends) <= now ? { end: 'system.endPast' } : {};
  return {
    ...(begins === null && { start: 'system.startMissing' }),
    ...(ends === null
      ? { end: 'system.endMissing' }
      : Date.parse(ends) <= now
        ? { end: 'system.endPast' }
        : begins !== null && ends <= begins && { end: 'system.endBeforeStart' }),
  };
}

/** The change that a form asks for. Its times are checked. */
export function changeOf({ when, start, end, title, message }: MaintenanceDraft): ChangeMaintenance {
  const texts = { ...written('title', title), ...written('message', message) };
  const endTime = momentOf(end);
  if (when === 'now') return { switch: { enabled: true, ...texts, ...(endTime !== null && { endTime }) } };
  return { plan: { startTime: momentOf(start) ?? '', endTime: endTime ?? '', ...texts } };
}

/** The languages that something is written in; nothing where that is none. */
export function written<Name extends string>(name: Name, texts: Texts): { [Key in Name]?: Record<string, string> } {
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  if (filled.length === 0) return {};
  const trimmed = Object.fromEntries(filled.map(([language, text]) => [language, text.trim()]));
  return { [name]: trimmed } as { [Key in Name]?: Record<string, string> };
}
