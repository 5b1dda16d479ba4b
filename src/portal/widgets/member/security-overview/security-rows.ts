import type { MemberSecurity, SecurityTopic, SiteInfo } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import type { AccountIconName } from '#portal/forms/account-icon.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import type { Moments } from '#portal/site/use-moments.ts';
import type { BadgeTone } from '#portal/ui/account-card.ts';
import type { AnyWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The warning starts this many days before a password expires. */
const WARNING_DAYS = 14;

/** The state that a row shows for its topic. */
export interface RowState {
  readonly detail: string;
  readonly badge: string;
  readonly tone: BadgeTone;
  readonly action: string;
  /** Something is left to do here. */
  readonly isOpen: boolean;
}

export interface RowVoice {
  readonly t: Translate<AnyWord>;
  readonly moments: Moments;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

export const topicIcons = {
  password: 'key-round',
  paymentPassword: 'lock-keyhole',
  mobile: 'smartphone',
  email: 'mail',
  twoStep: 'scan-line',
  socialAccounts: 'link',
  bankAccounts: 'landmark',
  eWallets: 'wallet',
} as const satisfies Record<SecurityTopic, AccountIconName>;

export const topicNames = {
  password: 'security.password',
  paymentPassword: 'page.paymentPassword.title',
  mobile: 'page.mobile.title',
  email: 'page.email.title',
  twoStep: 'page.twoStep.title',
  socialAccounts: 'page.socialAccounts.title',
  bankAccounts: 'page.bankAccounts.title',
  eWallets: 'page.eWallets.title',
} as const satisfies Record<SecurityTopic, string>;

/**
 * Whether a topic has a row: other services have none where the site offers none, nor places to be paid to where it
 * pays nobody, or not in that way.
 */
export function isShown(
  about: SecurityTopic,
  { whitelabel, socialProviders }: Pick<SiteInfo, 'whitelabel' | 'socialProviders'>,
  security: MemberSecurity | undefined,
): boolean {
  if (about === 'socialAccounts') return socialProviders.length > 0 && isModuleOn(whitelabel, 'SOCIALLOGIN3');
  if (about !== 'bankAccounts' && about !== 'eWallets') return true;
  return security ? security[about].isOffered : isModuleOn(whitelabel, 'WITHDRAW3');
}

/** How a topic stands, in words. */
export function rowState(about: SecurityTopic, security: MemberSecurity, voice: RowVoice): RowState {
  const { t } = voice;
  switch (about) {
    case 'password':
      return passwordState(security.password, voice);
    case 'paymentPassword': {
      const { isSet } = security.paymentPassword;
      return { detail: t('security.paymentPasswordWhy'), ...setOrNot(t, isSet) };
    }
    case 'mobile':
    case 'email':
      return contactState(t, security[about]);
    case 'twoStep': {
      const { isOn, recoveryCodesLeft } = security.totp;
      return isOn
        ? {
            detail: t('security.codesLeft', { count: recoveryCodesLeft }),
            badge: t('security.state.on'),
            tone: 'good',
            action: t('security.do.manage'),
            isOpen: false,
          }
        : {
            detail: t('security.twoStepWhy'),
            badge: t('security.state.off'),
            tone: 'quiet',
            action: t('security.do.turnOn'),
            isOpen: true,
          };
    }
    case 'socialAccounts': {
      const { count } = security.socialAccounts;
      return {
        detail: t('security.socialAccountsWhy'),
        badge: t('security.state.connected', { number: count }),
        tone: 'quiet',
        action: t(count === 0 ? 'security.do.connect' : 'security.do.manage'),
        isOpen: false,
      };
    }
    case 'bankAccounts':
    case 'eWallets': {
      const { count } = security[about];
      return {
        detail: t(about === 'bankAccounts' ? 'security.bankAccountsWhy' : 'security.eWalletsWhy'),
        badge: t('security.state.saved', { number: count }),
        tone: 'quiet',
        action: t(count === 0 ? 'security.do.add' : 'security.do.manage'),
        isOpen: false,
      };
    }
  }
}

function passwordState(password: MemberSecurity['password'], { t, moments, nowMs }: RowVoice): RowState {
  const { isSet, changedAt, expiresAt, isExpired } = password;
  if (!isSet) return { detail: t('security.passwordNone'), ...setOrNot(t, false) };
  if (isExpired)
    return {
      detail: t('security.passwordExpired'),
      badge: t('security.state.expired'),
      tone: 'open',
      action: t('security.do.change'),
      isOpen: true,
    };
  const isEnding = expiresAt !== null && Date.parse(expiresAt) - nowMs < WARNING_DAYS * DAY_MS;
  const days = changedAt === null ? 0 : Math.max(0, Math.floor((nowMs - Date.parse(changedAt)) / DAY_MS));
  const age = days === 0 ? t('security.passwordToday') : t('security.passwordAge', { count: days });
  const detail = isEnding ? t('security.passwordUntil', { day: moments.day(expiresAt) }) : age;
  return { detail, ...setOrNot(t, true) };
}

function contactState(t: Translate<AnyWord>, { masked, isVerified }: MemberSecurity['email']): RowState {
  if (masked === null) return { detail: t('security.notGiven'), ...setOrNot(t, false), action: t('security.do.add') };
  return {
    detail: leftToRight(masked),
    badge: t(isVerified ? 'security.state.verified' : 'security.state.notVerified'),
    tone: isVerified ? 'good' : 'open',
    action: t(isVerified ? 'security.do.change' : 'security.do.verify'),
    isOpen: !isVerified,
  };
}

const setOrNot = (t: Translate<AnyWord>, isSet: boolean): Omit<RowState, 'detail'> => ({
  badge: t(isSet ? 'security.state.set' : 'security.state.notSet'),
  tone: isSet ? 'good' : 'open',
  action: t(isSet ? 'security.do.change' : 'security.do.set'),
  isOpen: !isSet,
});
