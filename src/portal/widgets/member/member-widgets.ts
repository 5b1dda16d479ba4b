import type { WidgetFamily } from '../widget-family.ts';
import { inboxWidget } from './inbox/inbox-widget.ts';

/** The widgets of the member centre. A definition that has more than a version and a view stands in its folder. */
export const memberWidgets = {
  inbox: inboxWidget,
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
  'play-limits': {
    type: 'play-limits',
    version: 1,
    view: async () => (await import('./member-views.ts')).PlayLimitsView,
  },
  'play-limits-form': {
    type: 'play-limits-form',
    version: 1,
    view: async () => (await import('./play-limits-form/play-limits-form.tsx')).PlayLimitsFormView,
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
  'security-overview': {
    type: 'security-overview',
    version: 1,
    view: async () => (await import('./member-views.ts')).SecurityOverviewView,
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
