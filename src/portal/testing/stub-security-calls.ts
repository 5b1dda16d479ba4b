import { vi } from 'vitest';
import type * as calls from '#portal/data/security-calls.ts';

type SecurityCalls = typeof calls;

/** Ten codes as the gateway gives them. */
export const RECOVERY_CODES: readonly string[] = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKLM-NP${index}Q`);

/** Stands in for every call of the security centre: each succeeds until a test says otherwise. */
export function stubSecurityCalls() {
  const given = async () => ({ recoveryCodes: [...RECOVERY_CODES] });
  const sent = async () => ({ expiredMinutes: 5 });
  return {
    keepNickname: vi.fn<SecurityCalls['keepNickname']>(async () => {}),
    keepIcon: vi.fn<SecurityCalls['keepIcon']>(async () => ({ iconUrl: null })),
    sendEmailCode: vi.fn<SecurityCalls['sendEmailCode']>(sent),
    bindEmail: vi.fn<SecurityCalls['bindEmail']>(async () => {}),
    sendMobileCode: vi.fn<SecurityCalls['sendMobileCode']>(sent),
    bindMobile: vi.fn<SecurityCalls['bindMobile']>(async () => {}),
    endOwnSession: vi.fn<SecurityCalls['endOwnSession']>(async () => {}),
    beginTotp: vi.fn<SecurityCalls['beginTotp']>(async () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      otpauthUri: 'otpauth://totp/Pebble:mika?secret=JBSWY3DPEHPK3PXP',
      expiresAt: '2025-06-02T10:15:00Z',
    })),
    confirmTotp: vi.fn<SecurityCalls['confirmTotp']>(given),
    renewRecoveryCodes: vi.fn<SecurityCalls['renewRecoveryCodes']>(given),
    disableTotp: vi.fn<SecurityCalls['disableTotp']>(async () => {}),
    setPaymentPassword: vi.fn<SecurityCalls['setPaymentPassword']>(async () => {}),
    sendPaymentPasswordCode: vi.fn<SecurityCalls['sendPaymentPasswordCode']>(sent),
    resetPaymentPassword: vi.fn<SecurityCalls['resetPaymentPassword']>(async () => {}),
    addBankAccount: vi.fn<SecurityCalls['addBankAccount']>(async () => {}),
    addEWallet: vi.fn<SecurityCalls['addEWallet']>(async () => {}),
    confirmPayout: vi.fn<SecurityCalls['confirmPayout']>(async (_kind, _accountId, { answer }) =>
      answer === undefined ? { expiredMinutes: 5 } : { done: true },
    ),
    sendPayoutProofCode: vi.fn<SecurityCalls['sendPayoutProofCode']>(sent),
    preferPayout: vi.fn<SecurityCalls['preferPayout']>(async () => {}),
    beginConnecting: vi.fn<SecurityCalls['beginConnecting']>(async () => 'https://service.example/authorize'),
    disconnectSocial: vi.fn<SecurityCalls['disconnectSocial']>(async () => {}),
    removePayout: vi.fn<SecurityCalls['removePayout']>(async () => {}),
  } satisfies SecurityCalls;
}
