import type { AnnouncementEntry } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';

export type AnnouncementKind = AnnouncementEntry['kind'];
export type Execution = AnnouncementEntry['execution'];

interface KindLook {
  readonly kind: AnnouncementKind;
  /** The part of the address. */
  readonly view: string;
  readonly title: StudioWord;
  /** One of them. */
  readonly one: StudioWord;
}

/** The kinds of announcements, in the order of their tabs. */
export const announcementKinds: readonly KindLook[] = [
  { kind: 'PU', view: 'popups', title: 'content.popups', one: 'content.popup' },
  { kind: 'PL', view: 'notices', title: 'content.notices', one: 'content.notice' },
  { kind: 'B', view: 'banners', title: 'content.banners', one: 'content.banner' },
  { kind: 'PR', view: 'promotions', title: 'content.promotions', one: 'content.promotion' },
  { kind: 'H', view: 'home', title: 'content.home', one: 'content.homePopup' },
];

/** Who an announcement is for. */
export const executionWords: Readonly<Record<Execution, StudioWord>> = {
  B: 'content.forEverybody',
  A: 'content.forMembers',
  F: 'content.forFirstSignIn',
};

/** Who sees an announcement, in words: agents alone, or everybody of its execution. */
export const audienceWord = ({ execution, audience }: Pick<AnnouncementEntry, 'execution' | 'audience'>): StudioWord =>
  audience === 'agents' ? 'content.forAgents' : executionWords[execution];

export type PeriodState = 'running' | 'planned' | 'over';

/** Where an announcement is in its period. @param now Unix time in milliseconds. */
export function periodState({ from, until }: Pick<AnnouncementEntry, 'from' | 'until'>, now: number): PeriodState {
  if (until !== undefined && Date.parse(until) <= now) return 'over';
  return from !== undefined && Date.parse(from) > now ? 'planned' : 'running';
}
