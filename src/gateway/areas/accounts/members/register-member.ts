import type { FieldErrorCode } from '#contracts/errors.ts';
import type { RegisterForm } from '#contracts/generated/contracts.ts';
import { isTrialType, type MemberType } from '#contracts/member-types.ts';
import { isModuleOn } from '#document/flags.ts';
import { verifiesNumbers } from '#document/registration-proofs.ts';
import {
  findByAccount,
  findByCode,
  findById,
  findByMobile,
  insertCode,
  insertMember,
  type NewMember,
} from '#gateway/areas/accounts/repository/member-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { isUniqueViolation } from '#gateway/database/database-error.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { hashPassword } from '#gateway/secrets/password-hash.ts';
import type { AccountParts, BringFriends } from '../account-parts.ts';
import { openSession } from '../sessions/open-session.ts';
import { numberProof } from '../sign-in/prove-number.ts';
import { arrivedAt, connectArrival } from '../social/social-sign-in.ts';
import { newMemberCode, newMemberId } from './member-ids.ts';
import { faultsOf, isoBirthday, type RegistrationType, trimmedForm } from './registration-rules.ts';

/** Fields of the form that are stored apart from the account's own columns. */
const DETAILS = [
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'telegram',
  'zalo',
  'skype',
] as const;

/** Options of a registration beside its form, for callers that open accounts for others. */
export interface RegistrationOptions {
  readonly type?: MemberType;
  readonly method?: 'WEB' | 'OPERATOR';
  readonly mustChangePassword?: boolean;
  readonly uplineId?: string | null;
  /** A demo's own program plays as it. */
  readonly isBot?: boolean;
}

/** The result of a registration. */
export interface RegisteredMember {
  readonly memberId: string;
  readonly account: string;
  /** Null where the form asked not to be signed in. */
  readonly token: string | null;
  /** The token of the remembered browser; null where the browser is not to be remembered. */
  readonly rememberToken: string | null;
}

/**
 * Opens an account and signs in (specification, section 4, "Registration"; section 5). All or nothing: the account, its
 * place below an upline, its referrer, its own code and the session come in one transaction. The account of somebody
 * who registers by a number alone is the number in E.164.
 * @throws DomainError `feature_disabled` for a type that the site does not take; `invalid_request` with every faulty
 *   field; `invitation_code_error`; `captcha_required`; `invalid_verification_code`; `account_taken`.
 */
export async function registerMember(
  parts: AccountParts,
  site: PublishedSite,
  type: RegistrationType,
  {
    form: given,
    visit,
    options = {},
  }: {
    readonly form: RegisterForm;
    readonly visit: Visit;
    readonly options?: RegistrationOptions;
  },
): Promise<RegisteredMember> {
  if (options.method !== 'OPERATOR') assertTypeIsTaken(site, type);
  const now = parts.clock();
  const arrival = given.social === true ? await arrivalFor(parts, site, visit, now) : null;
  // The service has verified the address already, so nobody has to type it.
  const form = trimmedForm({ ...given, ...(arrival?.email && !given.email && { email: arrival.email }) });
  // Only visitors have to fill in the fields that the site's form requires; operators do not.
  const faults: Record<string, FieldErrorCode> =
    options.method === 'OPERATOR' ? {} : faultsOf(site, type, form, { now, goesByPassword: arrival === null });
  if (isModuleOn(site.site.flags, 'AGENTPOLICY3') && options.method !== 'OPERATOR' && form.agentPolicy !== true)
    faults.agentPolicy = 'required';
  if (Object.keys(faults).length > 0) throw new DomainError('invalid_request', { fields: faults });
  const mobileNum = form.mobileNum === undefined ? null : mobileNumberOf(parts, form, form.mobileNum);
  const account = form.username ?? (type === 'registerMobile' ? mobileNum : null);
  if (account === null) throw new DomainError('invalid_request', { fields: { [nameFieldOf(type)]: 'required' } });
  const isByOperator = options.method === 'OPERATOR';
  const proof = mobileNum === null ? null : await proofOf(parts, site, { form, mobileNum, isByOperator });
  // Without a paid code, a captcha keeps bots from testing numbers for free.
  const isCaptchaDue = asksForCaptcha(site.site) || (type === 'registerMobile' && proof === null);
  if (isCaptchaDue && !isByOperator) await redeemCaptcha(parts, site, form);
  const [passwordHash, paymentHash] = await Promise.all([
    form.password === undefined ? null : hashPassword(form.password),
    form.paymentPassword === undefined ? null : hashPassword(form.paymentPassword),
  ]);

  const checked = await parts.database.forSite(site.id, (tx) =>
    check(tx, { ...parts, site }, { type, form, options, account, mobileNum, proof, now }),
  );
  if (checked instanceof DomainError) throw checked;
  const member: NewMember = {
    member_id: newMemberId(),
    account,
    type: options.type ?? (checked.upline.isForAgents ? 1 : 0),
    upline_id: checked.upline.uplineId,
    link_code: checked.upline.linkCode,
    nickname: form.nickname ?? null,
    password_hash: passwordHash,
    password_changed_at: passwordHash === null ? null : now.toISOString(),
    must_change_password: options.mustChangePassword ?? false,
    payment_password_hash: paymentHash,
    mobile_num: mobileNum,
    mobile_verified_at: checked.isMobileVerified ? now.toISOString() : null,
    email: form.email ?? null,
    email_verified_at: isVouchedFor(form.email, arrival) ? now.toISOString() : null,
    birthday: form.birthday === undefined ? null : isoBirthday(form.birthday),
    language: visit.language,
    details: jsonText(detailsOf(form)),
    register_url: form.registerUrl ?? null,
    register_method: options.method ?? 'WEB',
    register_address: visit.address,
    registered_at: now.toISOString(),
    is_bot: options.isBot ?? false,
  };
  try {
    return await parts.database.forSite(site.id, async (tx) => {
      const stored = await insertMember(tx, site.id, member);
      await insertCode(tx, site.id, newMemberCode(), member.member_id);
      const { referrerId } = checked.upline;
      if (referrerId !== null)
        await parts.bringFriends.note(tx, site, {
          ...{ friendId: member.member_id, referrerId, markBrowser: visit.markBrowser ?? null, at: now },
        });
      if (arrival !== null) await connectArrival(tx, site.id, arrival, member.member_id, now);
      const opened =
        form.login === false
          ? null
          : await openSession(tx, site, {
              member: stored,
              method: 'register',
              entrance: 'player',
              visit,
              now,
              isKept: arrival?.is_kept,
            });
      const { token = null, rememberToken = null } = opened ?? {};
      return { memberId: member.member_id, account, token, rememberToken };
    });
  } catch (error) {
    // Two forms for one name came at once, and the other one was quicker.
    if (!isUniqueViolation(error)) throw error;
    if (error.constraint?.startsWith('social_identity')) throw new DomainError('social_taken');
    throw takenBy(error.constraint === 'member_by_mobile' || form.username === undefined ? 'mobileNum' : 'username');
  }
}

const takenBy = (field: 'username' | 'mobileNum'): DomainError =>
  new DomainError('account_taken', { fields: { [field]: 'taken' } });

interface Application {
  readonly type: RegistrationType;
  readonly form: RegisterForm;
  readonly options: RegistrationOptions;
  readonly account: string;
  readonly mobileNum: string | null;
  /** The proof of the mobile number; null where none is needed. */
  readonly proof: Awaited<ReturnType<typeof numberProof>> | null;
  readonly now: Date;
}

/** Uses up the captcha of a form, whatever comes of the form. @throws DomainError `captcha_required`. */
async function redeemCaptcha(
  { database, captchas }: AccountParts,
  site: PublishedSite,
  form: RegisterForm,
): Promise<void> {
  const isRight = await database.forSite(site.id, (tx) => captchas.redeem(tx, site.id, form));
  if (!isRight) throw new DomainError('captcha_required', { captcha: true });
}

/**
 * Proves the number of a form, and only then looks at accounts: nobody learns of a number that is not theirs. A wrong
 * code is returned and not thrown, so that the try stays used up. What is thrown afterwards rolls back, so that a right
 * code can be sent again with another name.
 * @throws DomainError `account_taken`, `invitation_code_error`, `invalid_request` naming the recommender.
 */
async function check(
  tx: SiteTransaction,
  { site: published, bringFriends }: Pick<AccountParts, 'bringFriends'> & { readonly site: PublishedSite },
  { type, form, options, account, mobileNum, proof, now }: Application,
): Promise<DomainError | { readonly upline: UplineOfForm; readonly isMobileVerified: boolean }> {
  const { id } = published;
  const isMobileVerified = mobileNum !== null && proof !== null;
  if (isMobileVerified && !(await proof(tx, published, 'register', now)))
    return new DomainError('invalid_verification_code', { fields: { verificationCode: 'wrong_value' } });
  if (isMobileVerified && (await findByMobile(tx, id, mobileNum))) throw takenBy('mobileNum');
  if (await findByAccount(tx, id, account))
    throw takenBy(form.username === undefined ? 'mobileNum' : nameFieldOf(type));
  const upline =
    options.uplineId === undefined
      ? await uplineOf(tx, id, form, bringFriends)
      : { ...HOUSE, uplineId: options.uplineId };
  return { upline, isMobileVerified };
}

/** The field that names the account. */
const nameFieldOf = (type: RegistrationType): 'username' | 'mobileNum' =>
  type === 'username' ? 'username' : 'mobileNum';

/** The proof of the form's number; null where the site requires none and the form has none. */
async function proofOf(
  parts: AccountParts,
  published: PublishedSite,
  asked: { readonly form: RegisterForm; readonly mobileNum: string; readonly isByOperator: boolean },
) {
  const { verificationCode, firebaseIdToken } = asked.form;
  const isAsked = verifiesNumbers(published.site.flags) && !asked.isByOperator;
  const isBrought = verificationCode !== undefined || firebaseIdToken !== undefined;
  if (!isAsked && !isBrought) return null;
  return numberProof(parts, published, asked.mobileNum, { verificationCode, firebaseIdToken });
}

/**
 * The social profile that came back to the registering browser. @throws DomainError `feature_disabled`,
 * `unknown_arrival`.
 */
async function arrivalFor({ database }: AccountParts, site: PublishedSite, visit: Visit, now: Date) {
  if (!isModuleOn(site.site.flags, 'SOCIALLOGIN3')) throw new DomainError('feature_disabled');
  return database.forSite(site.id, (tx) => arrivedAt(tx, site.id, visit.browserDigest ?? null, now));
}

/** Whether the address of a form is the one that a service has verified. */
function isVouchedFor(email: string | undefined, arrival: { readonly email: string | null } | null): boolean {
  return email !== undefined && arrival?.email?.toLowerCase() === email.toLowerCase();
}

/** The number of a form as E.164. */
function mobileNumberOf({ smsGuard }: AccountParts, { countryDialingCode }: RegisterForm, mobileNum: string): string {
  if (countryDialingCode === undefined)
    throw new DomainError('invalid_request', { fields: { countryDialingCode: 'required' } });
  return smsGuard.normalise({ countryDialingCode, mobileNum });
}

function assertTypeIsTaken({ site }: PublishedSite, type: RegistrationType): void {
  const isOn = type === 'username' || isModuleOn(site.flags, 'MOBILENUMREG3');
  if (!isOn || !site.registration.types.includes(type)) throw new DomainError('feature_disabled');
}

/** Whether a picture or work stands before the form. */
function asksForCaptcha({ registration }: PublishedSite['site']): boolean {
  return registration.fields.some(({ name, enabled, required }) => name === 'captcha' && enabled && required);
}

/** The upline that a form leads to, and by which link. */
interface UplineOfForm {
  /** Null stands for the house. */
  readonly uplineId: string | null;
  readonly linkCode: string | null;
  readonly isForAgents: boolean;
  /** The referrer, which is no upline; null for none. */
  readonly referrerId: string | null;
}

const HOUSE: UplineOfForm = { uplineId: null, linkCode: null, isForAgents: false, referrerId: null };

/** Codes of agents come first. Whom a member brings as a friend is the house's. */
async function uplineOf(
  tx: SiteTransaction,
  siteId: string,
  form: RegisterForm,
  { referrerOf }: BringFriends,
): Promise<UplineOfForm> {
  const code = form.affiliateCode ?? form.referralCode;
  if (code !== undefined) {
    const upline = await findByCode(tx, siteId, code);
    if (upline !== undefined) {
      const { member_id: uplineId, linkCode, isForAgents } = upline;
      return { ...HOUSE, uplineId, linkCode, isForAgents };
    }
    const referrerId = form.affiliateCode === undefined ? await referrerOf(tx, siteId, code) : undefined;
    if (referrerId === undefined) throw new DomainError('invitation_code_error');
    return { ...HOUSE, referrerId };
  }
  if (form.recommenderId === undefined) return HOUSE;
  const recommender =
    (await findById(tx, siteId, form.recommenderId.toUpperCase())) ??
    (await findByAccount(tx, siteId, form.recommenderId));
  if (recommender === undefined || isTrialType(recommender.type))
    throw new DomainError('invalid_request', { fields: { recommenderId: 'wrong_value' } });
  return { ...HOUSE, uplineId: recommender.member_id };
}

function detailsOf(form: RegisterForm): Record<string, string> {
  return Object.fromEntries(DETAILS.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])));
}
