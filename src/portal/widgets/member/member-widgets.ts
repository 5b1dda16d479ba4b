import type { WidgetFamily } from '../widget-family.ts';
import { inboxWidget } from './inbox/inbox-widget.ts';

/** The widgets of the member centre. A definition that has more than a version and a view stands in its folder. */
export const memberWidgets = {
  chat: { type: 'chat', version: 1, view: async () => (await import('./chat/chat.tsx')).ChatView },
  'help-line': {
    type: 'help-line',
    version: 1,
    view: async () => (await import('./protection-views.ts')).HelpLineView,
  },
  inbox: inboxWidget,
  'member-checks': {
    type: 'member-checks',
    version: 1,
    view: async () => (await import('./member-views.ts')).MemberChecksView,
  },
  'member-menu': {
    type: 'member-menu',
    version: 1,
    view: async () => (await import('./member-views.ts')).MemberMenuView,
  },
  'member-section': {
    type: 'member-section',
    version: 1,
    view: async () => (await import('./member-views.ts')).MemberSectionView,
  },
  'out-of-play': {
    type: 'out-of-play',
    version: 1,
    view: async () => (await import('./out-of-play/out-of-play.tsx')).OutOfPlayView,
  },
  'play-limits': {
    type: 'play-limits',
    version: 1,
    view: async () => (await import('./member-views.ts')).PlayLimitsView,
  },
  'profile-card': {
    type: 'profile-card',
    version: 1,
    view: async () => (await import('./member-views.ts')).ProfileCardView,
  },
  'profile-form': {
    type: 'profile-form',
    version: 1,
    view: async () => (await import('./profile-form/profile-form.tsx')).ProfileFormView,
  },
  'protection-limits': {
    type: 'protection-limits',
    version: 1,
    view: async () => (await import('./protection-views.ts')).ProtectionLimitsView,
  },
  'protection-pauses': {
    type: 'protection-pauses',
    version: 1,
    view: async () => (await import('./protection-views.ts')).ProtectionPausesView,
  },
  'security-overview': {
    type: 'security-overview',
    version: 1,
    view: async () => (await import('./member-views.ts')).SecurityOverviewView,
  },
  'self-exclusion': {
    type: 'self-exclusion',
    version: 1,
    view: async () => (await import('./self-exclusion/self-exclusion.tsx')).SelfExclusionView,
  },
  'session-list': {
    type: 'session-list',
    version: 1,
    view: async () => (await import('./member-views.ts')).SessionListView,
  },
  'sign-in-history': {
    type: 'sign-in-history',
    version: 1,
    view: async () => (await import('./member-views.ts')).SignInHistoryView,
  },
} satisfies WidgetFamily;
