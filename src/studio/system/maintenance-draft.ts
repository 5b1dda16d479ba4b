import type { ChangeMaintenance, LanguageCode, SiteStatus } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { localTime, momentOf } from '../i18n/local-time.ts';

export type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

/** What the form for maintenance holds. Times are as fields hold them. */
export interface MaintenanceDraft {
  readonly when: 'now' | 'planned';
  /** Of the plan. */
  readonly start: string;
  readonly end: string;
  /** The expected end that visitors see of maintenance that begins now; empty for none. */
  readonly expectedEnd: string;
  readonly title: Texts;
  readonly message: Texts;
}

/** The initial form, filled with the current switch or plan. */
export function draftOf({ switch: switched, plan }: SiteStatus['maintenance']): MaintenanceDraft {
  const times = {
    start: plan === null ? '' : localTime(plan.startTime),
    end: plan === null ? '' : localTime(plan.endTime),
    expectedEnd: switched?.endTime === undefined ? '' : localTime(switched.endTime),
  };
  const isPlanned = plan !== null && switched?.enabled !== true;
  const { title = {}, message = {} } = (isPlanned ? plan : switched) ?? {};
  return { when: isPlanned ? 'planned' : 'now', ...times, title, message };
}

/** What is wrong with the times of a form; the gateway refuses the same. */
export interface DraftFaults {
  readonly start?: StudioWord;
  readonly end?: StudioWord;
  readonly expectedEnd?: StudioWord;
}

/** Checks the times of a form. @param now Unix time in milliseconds. */
export function faultsOf({ when, start, end, expectedEnd }: MaintenanceDraft, now: number): DraftFaults {
  const expected = momentOf(expectedEnd);
  if (when === 'now') return expected !== null && Date.parse(expected) <= now ? { expectedEnd: 'system.endPast' } : {};
  const [begins, ends] = [momentOf(start), momentOf(end)];
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
export function changeOf({ when, start, end, expectedEnd, title, message }: MaintenanceDraft): ChangeMaintenance {
  const texts = { ...written('title', title), ...written('message', message) };
  const endTime = momentOf(expectedEnd);
  if (when === 'now') return { switch: { enabled: true, ...texts, ...(endTime !== null && { endTime }) } };
  return { plan: { startTime: momentOf(start) ?? '', endTime: momentOf(end) ?? '', ...texts } };
}

/** Returns `{ [name]: texts by language }` without empty texts, or `{}` if none is left. */
export function written<Name extends string>(name: Name, texts: Texts): { [Key in Name]?: Record<string, string> } {
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  if (filled.length === 0) return {};
  const trimmed = Object.fromEntries(filled.map(([language, text]) => [language, text.trim()]));
  return { [name]: trimmed } as { [Key in Name]?: Record<string, string> };
}
