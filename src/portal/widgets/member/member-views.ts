/** The views of the member centre, in one file (`view-bundles.ts` tells why). */
export { MemberChecksView } from './member-checks/member-checks.tsx';
export { MemberMenuView } from './member-menu/member-menu.tsx';
export { MemberSectionView } from './member-section/member-section.tsx';
export { PlayLimitsView } from './play-limits/play-limits.tsx';
export { ProfileCardView } from './profile-card/profile-card.tsx';
export { SecurityOverviewView } from './security-overview/security-overview.tsx';
export { SessionListView } from './session-list/session-list.tsx';
export { SignInHistoryView } from './sign-in-history/sign-in-history.tsx';
