import { RE2JS } from 're2js';
import type { FieldErrorCode } from '#contracts/errors.ts';
import type { RegisterForm, RegistrationField } from '#contracts/generated/contracts.ts';
import { mobileNeedsPassword, verifiesNumbers } from '#document/registration-proofs.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { isTooCommon } from '#gateway/secrets/password-hash.ts';

/** How somebody registers: by a name, or by a mobile number (specification, section 4, "Registration"). */
export type RegistrationType = 'username' | 'registerMobile';

type Faults = Record<string, FieldErrorCode>;

interface Registering {
  /** Decides the age. */
  readonly now: Date;
  /** False where the account of another service opens the account in place of a password. */
  readonly goesByPassword: boolean;
}

/** Fields that are checked elsewhere than by the form's rules. */
const CHECKED_ELSEWHERE: ReadonlySet<string> = new Set(['captcha', 'confirmPassword']);

/** The values of a form without the space around them; what is empty was not filled in. */
export function trimmedForm(form: RegisterForm): RegisterForm {
  const trimmed = Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== '')) as RegisterForm;
}

/**
 * The faults of a trimmed form, by field: missing required fields, values that do not match the site's rule
 * (specification, section 5, "Field rule"), a confirmation that differs, an age below the site's minimum. Empty when
 * the form is valid.
 */
export function faultsOf(
  site: PublishedSite,
  type: RegistrationType,
  form: RegisterForm,
  { now, goesByPassword }: Registering,
): Faults {
  const faults: Faults = {};
  for (const field of site.site.registration.fields) {
    if (!field.enabled || CHECKED_ELSEWHERE.has(field.name)) continue;
    const value = form[field.name];
    if (value === undefined) {
      const isNeedless =
        (field.name === 'password' && !goesByPassword) ||
        (field.name === 'verificationCode' && form.firebaseIdToken !== undefined);
      if (isRequired(site, { type, form }, field) && !isNeedless) faults[field.name] = 'required';
      continue;
    }
    const fault = faultOfValue(field, value);
    if (fault !== null) faults[field.name] = fault;
  }
  for (const name of disabledFields(site, form)) faults[name] = 'unknown_field';
  if (form.confirmPassword !== undefined && form.confirmPassword !== form.password) faults.confirmPassword = 'mismatch';
  const account = accountOf(type, form);
  if (faults.password === undefined && form.password !== undefined && isTooCommon(form.password, account ?? ''))
    faults.password = 'too_common';
  if (
    faults.paymentPassword === undefined &&
    form.paymentPassword !== undefined &&
    form.paymentPassword === form.password
  )
    faults.paymentPassword = 'same_as_other_password';
  if (faults.birthday === undefined && form.birthday !== undefined) {
    const fault = faultOfBirthday(form.birthday, site.site.legal.minimumAge, now);
    if (fault !== null) faults.birthday = fault;
  }
  return faults;
}

/** The fault of a new password, by the rule of the registration form. */
export function faultOfPassword(site: PublishedSite, password: string, account: string): FieldErrorCode | null {
  const field = site.site.registration.fields.find(({ name }) => name === 'password');
  const fault = field === undefined ? null : faultOfValue(field, password);
  return fault ?? (isTooCommon(password, account) ? 'too_common' : null);
}

/** The rule for account names on sites whose form has none. */
const USERNAME: RegistrationField = {
  ...{ name: 'username', enabled: true, required: true, order: 0 },
  ...{ acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$', minLength: 6, maxLength: 16 },
};

/** The fault of a name for a new account, by the rule of the registration form. */
export function faultOfUsername(site: PublishedSite, username: string): FieldErrorCode | null {
  return faultOfValue(site.site.registration.fields.find(({ name }) => name === 'username') ?? USERNAME, username);
}

/** The rule for payment passwords on sites whose form has none. */
const PAYMENT_PASSWORD: RegistrationField = {
  name: 'paymentPassword',
  enabled: true,
  required: false,
  order: 0,
  acceptedPattern: '^[!-~]+$',
  minLength: 6,
  maxLength: 64,
};

/** The fault of a new payment password, by the rule of the registration form. */
export function faultOfPaymentPassword(site: PublishedSite, password: string, account: string): FieldErrorCode | null {
  const field = site.site.registration.fields.find(({ name }) => name === 'paymentPassword') ?? PAYMENT_PASSWORD;
  return faultOfValue(field, password) ?? (isTooCommon(password, account) ? 'too_common' : null);
}

/** The account name in a form, as it was typed: the username, or else the mobile number. */
function accountOf(type: RegistrationType, form: RegisterForm): string | undefined {
  return type === 'username' ? form.username : (form.username ?? form.mobileNum);
}

function isRequired(
  site: PublishedSite,
  { type, form }: { readonly type: RegistrationType; readonly form: RegisterForm },
  { name, required }: RegistrationField,
): boolean {
  const { flags } = site.site;
  if (name === 'verificationCode')
    return verifiesNumbers(flags) && (type === 'registerMobile' || form.mobileNum !== undefined);
  if (type === 'username') return name === 'username' || name === 'password' || required;
  if (name === 'mobileNum') return true;
  if (name === 'password') return mobileNeedsPassword(flags);
  return name !== 'username' && required;
}

/** The maximum length of a field in an account, whatever a site's document allows. */
const MOST_LETTERS: Readonly<Partial<Record<string, number>>> = {
  username: 64,
  mobileNum: 20,
  nickname: 60,
  payeeName: 120,
};

/** A rule holds when the value matches the pattern and its length is between the bounds; `*` matches anything. */
function faultOfValue(field: RegistrationField, value: string): FieldErrorCode | null {
  const length = [...value].length;
  if (length < (field.minLength ?? 0)) return 'too_short';
  if (length > Math.min(field.maxLength ?? 200, MOST_LETTERS[field.name] ?? 200)) return 'too_long';
  const pattern = field.acceptedPattern ?? '*';
  return pattern === '*' || compiled(pattern).matcher(value).find() ? null : 'wrong_format';
}

const patterns = new Map<string, RE2JS>();

/** Patterns are documents' and few; the engine takes linear time whatever they are. */
function compiled(pattern: string): RE2JS {
  const known = patterns.get(pattern) ?? RE2JS.compile(pattern);
  patterns.set(pattern, known);
  return known;
}

/** Fields of the document's vocabulary that this site does not ask for. */
function disabledFields({ site }: PublishedSite, form: RegisterForm): string[] {
  const enabled = new Set<string>(site.registration.fields.filter((field) => field.enabled).map(({ name }) => name));
  return Object.keys(form).filter((name) => ASKED_FOR.has(name) && !enabled.has(name));
}

/** Fields that are stored only where the site asks for them; every registration has the other fields. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'paymentPassword',
  'nickname',
  'telegram',
  'zalo',
  'skype',
]);

/** The birthday as yyyy-MM-dd; null for no day of the calendar. Some sites ask for the month first. */
export function isoBirthday(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? monthFirst(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const iso = `${year}-${month}-${day}`;
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

function monthFirst(text: string): readonly string[] | null {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  return year === undefined || month === undefined || day === undefined ? null : ['', year, month, day];
}

/** Somebody is of an age from the birthday on, by the calendar of UTC. */
function faultOfBirthday(text: string, minimumAge: number, now: Date): FieldErrorCode | null {
  const iso = isoBirthday(text);
  if (iso === null || iso < '1900-01-01') return 'wrong_format';
  const latest = `${String(now.getUTCFullYear() - minimumAge).padStart(4, '0')}${now.toISOString().slice(4, 10)}`;
  return iso > latest ? 'too_young' : null;
}
