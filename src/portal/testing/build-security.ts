import type {
  BankAccounts,
  EWallets,
  MemberSecurity,
  OpenSessions,
  SignInHistory,
  SocialLinks,
} from '#contracts/generated/contracts.ts';

/** An account with a password and a verified e-mail address, and nothing else yet. */
export function buildSecurity(overrides: Partial<MemberSecurity> = {}): MemberSecurity {
  return {
    password: { isSet: true, changedAt: '2025-05-01T10:00:00Z', expiresAt: null, isExpired: false },
    paymentPassword: { isSet: false, changedAt: null },
    email: { masked: 'mi***@mail.example', isVerified: true },
    mobile: { masked: null, isVerified: false },
    totp: { isOn: false, since: null, recoveryCodesLeft: 0 },
    bankAccounts: { isOffered: true, count: 0, most: 5 },
    eWallets: { isOffered: true, count: 1, most: 5 },
    socialAccounts: { count: 0 },
    previousSignIn: null,
    level: 'medium',
    stepsDone: 2,
    stepsOf: 5,
    ...overrides,
  };
}

/** This device, and a phone that signed in before it. */
export function buildOpenSessions(): OpenSessions {
  const session = { address: '192.0.2.7', entrance: 'player' as const, startedAt: '2025-06-01T08:00:00Z' };
  return {
    sessions: [
      { ...session, sessionId: 'phone', device: 'Chrome, Android', seenAt: '2025-06-02T07:30:00Z', isCurrent: false },
      { ...session, sessionId: 'here', device: 'Firefox, Windows', seenAt: '2025-06-02T09:59:00Z', isCurrent: true },
    ],
  };
}

/** A page of a history of sign-ins. */
export function buildSignIns(pageNo: number, pageSize: number, totalCount = 12): SignInHistory {
  const first = (pageNo - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, totalCount - first));
  return {
    list: Array.from({ length: count }, (_, index) => ({
      at: new Date(Date.UTC(2025, 5, 1, 12) - (first + index) * 3_600_000).toISOString(),
      address: `192.0.2.${first + index + 1}`,
      device: index % 2 === 0 ? 'Firefox, Windows' : '',
      method: 'username' as const,
    })),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** One bank account of a site whose accounts are IBANs. */
export function buildBankAccounts(overrides: Partial<BankAccounts> = {}): BankAccounts {
  return {
    accounts: [
      {
        accountId: 'BANK000001',
        accountName: 'Mika Kestrel',
        maskedNumber: '•••• 1332',
        isDefault: true,
        addedAt: '2025-05-01T10:00:00Z',
        usableFrom: null,
        isVerified: true,
        bankCode: 'BBVA',
        bankName: 'BBVA',
        branch: null,
      },
    ],
    accountName: 'Mika Kestrel',
    most: 5,
    needsPaymentPassword: true,
    needsPassword: false,
    proofMethods: [],
    confirmMethods: ['email'],
    banks: [
      { bankCode: 'BBVA', name: 'BBVA' },
      { bankCode: 'SANT', name: 'Santander' },
    ],
    numberKind: 'iban',
    numberMinLength: 15,
    numberMaxLength: 34,
    branch: 'off',
    ...overrides,
  };
}

/** No e-wallet yet, of two kinds that could be added. */
export function buildEWallets(overrides: Partial<EWallets> = {}): EWallets {
  return {
    accounts: [],
    accountName: null,
    most: 5,
    needsPaymentPassword: false,
    needsPassword: true,
    proofMethods: [],
    confirmMethods: [],
    types: [
      { walletType: 'GCASH', name: 'GCash', form: 'mobile', hasName: true },
      { walletType: 'USDT', name: 'USDT', form: 'tron', hasName: false },
    ],
    ...overrides,
  };
}

/** A member whom one service signs in. */
export function buildSocialLinks(overrides: Partial<SocialLinks> = {}): SocialLinks {
  return {
    links: [{ provider: 'google', email: 'mi***@mail.example', linkedAt: '2025-05-01T10:00:00Z' }],
    ...overrides,
  };
}
