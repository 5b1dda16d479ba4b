import type {
  Flags,
  RegisterFieldSetting,
  RegisterInfo,
  RegisterRule,
  RegistrationFieldName,
} from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { mobileNeedsPassword, verifiesNumbers } from '#document/registration-proofs.ts';
import { checkConfirmation, checkField, PASSWORD_FORMAT } from '#portal/forms/fields/check-field.ts';
import type { FitsRule } from '#portal/forms/fields/field-rule.ts';
import { faultOfNumber } from '#portal/forms/fields/mobile-field.tsx';
import type { AnyWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';
import { hasReached } from './minimum-age.ts';

export type RegistrationType = RegisterInfo['settings']['types'][number];

/** One field of the form as it is asked for. */
export interface AskedField {
  readonly name: RegistrationFieldName;
  readonly isRequired: boolean;
  readonly rule: RegisterRule | undefined;
}

/**
 * Error messages for a wrong format where the site's rule names no pattern (specification, section 5, "Other
 * messages").
 */
const FORMATS: Readonly<Partial<Record<RegistrationFieldName, AnyWord>>> = {
  username: 'check.accountFormat',
  password: PASSWORD_FORMAT,
  email: 'check.emailFormat',
  mobileNum: 'check.phoneFormat',
  payeeName: 'check.realName',
};

/** Boxes to tick below the fields. */
export const TERMS = 'terms';
export const AGENT_POLICY = 'agentPolicy';

/**
 * The ways to register that a site has, the mobile number first where it is one (specification, section 4,
 * "Registration").
 */
export function registrationTypes({ settings }: RegisterInfo, flags: Flags): readonly RegistrationType[] {
  const hasMobile = settings.types.includes('registerMobile') && isModuleOn(flags, 'MOBILENUMREG3');
  const hasUsername = settings.types.includes('username');
  return [...(hasMobile ? (['registerMobile'] as const) : []), ...(hasUsername ? (['username'] as const) : [])];
}

/**
 * The fields that a way to register asks for, in the document's order. A mobile number stands in place of a name. Its
 * code is asked for behind it where the site verifies numbers, whatever the document says of that field, since the
 * gateway takes no number without one there.
 */
export function askedFields(info: RegisterInfo, type: RegistrationType, flags: Flags): readonly AskedField[] {
  const enabled = info.settings.fields.filter((field) => field.enabled).sort((one, other) => one.order - other.order);
  const byMobile = type === 'registerMobile';
  const isAsked = ({ name }: RegisterFieldSetting): boolean => {
    if (name === 'username') return !byMobile;
    if (name === 'verificationCode') return false;
    if (name === 'password' || name === 'confirmPassword') return !byMobile || mobileNeedsPassword(flags);
    return true;
  };
  const code: AskedField = { name: 'verificationCode', isRequired: byMobile, rule: info.rules.verificationCode };
  const fields = enabled.filter(isAsked).flatMap(({ name, required }) => {
    const isRequired = required || ALWAYS_REQUIRED.has(name) || (byMobile && name === 'mobileNum');
    const field: AskedField = { name, isRequired, rule: info.rules[name] };
    return name === 'mobileNum' && verifiesNumbers(flags) ? [field, code] : [field];
  });
  // Registration by number starts with the number.
  return byMobile ? [...fields].sort((one, other) => rank(one) - rank(other)) : fields;
}

const ALWAYS_REQUIRED: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword']);
const rank = ({ name }: AskedField): number => (name === 'mobileNum' ? 0 : name === 'verificationCode' ? 1 : 2);

interface RegistrationCheck {
  readonly t: Translate<AnyWord>;
  readonly fits: FitsRule | null;
  readonly minimumAge: number;
  /** yyyy-MM-dd. */
  readonly today: string;
}

/** The fault of a field of the form, in words; undefined when it is valid. */
export function faultOfField(
  { name, isRequired, rule }: AskedField,
  values: Readonly<Record<string, string>>,
  { t, fits, minimumAge, today }: RegistrationCheck,
): string | undefined {
  const value = (values[name] ?? '').trim();
  if (name === 'confirmPassword') return checkConfirmation(value, (values.password ?? '').trim(), t);
  if (name === 'captcha' && value === '' && isRequired) return t('check.captchaRequired');
  // A registration by name without a number needs no code.
  if (name === 'verificationCode' && value === '')
    return isRequired || (values.mobileNum ?? '').trim() !== '' ? t('check.codeRequired') : undefined;
  if (name === 'mobileNum' && value !== '') {
    const fault = faultOfNumber(value, t);
    if (fault !== undefined) return fault;
  }
  const fault = checkField(value, { t, isRequired, rule, fits, format: FORMATS[name] });
  if (fault !== undefined || value === '') return fault;
  if (name === 'birthday' && rule?.patternId !== 'dateMdy' && !hasReached(minimumAge, value, today))
    return t('check.minimumAge', { age: minimumAge });
  return undefined;
}
