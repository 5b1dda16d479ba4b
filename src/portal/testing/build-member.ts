import type { MemberInfo } from '#contracts/generated/contracts.ts';

/** A member who has verified an e-mail address. */
export function buildMember(overrides: Partial<MemberInfo> = {}): MemberInfo {
  return {
    id: '10482213',
    account: 'mika_kestrel',
    nickname: null,
    type: 0,
    isAgent: false,
    isTrial: false,
    iconUrl: null,
    language: null,
    email: 'm•••@mail.example',
    mobileNum: null,
    emailVerified: true,
    mobileVerified: false,
    hasVip: false,
    vipLabelName: null,
    availablePromoCount: 0,
    availablePromo: { REFERRAL: { enabled: false } },
    vipRankLevel: null,
    mustChangePassword: false,
    passwordExpired: false,
    registeredAt: '2025-03-01T10:00:00Z',
    previousSignIn: null,
    ...overrides,
  };
}
