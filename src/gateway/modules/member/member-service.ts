import type {
  BindEmail,
  BindMobile,
  BindMobileCode,
  ChangePassword,
  LanguageCode,
  MemberIcon,
  MemberInfo,
  PasswordByEmail,
  PasswordByLink,
  PasswordByPhone,
  RegisterForm,
  SignedIn,
  SignInHistory,
  SmsSent,
} from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import type { Session } from '#gateway/plugins/session-access.ts';
import type { Visit } from '#gateway/plugins/visit.ts';
import { iconDigestOf, iconUrl, keepIcon, readIcon, redrawnIcon } from './member-icons.ts';
import { presentMember } from './member-presenter.ts';
import { findByCode, findById, updateMember } from './member-repository.ts';
import type { RegistrationType } from './registration-rules.ts';
import { lastSignIns, pageOfSignIns } from './sign-in-history.ts';

type Opened = SignedIn & { readonly token: string };

interface MemberParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
  /** What touches sessions too. */
  readonly workflows: {
    register(
      site: PublishedSite,
      type: RegistrationType,
      form: RegisterForm,
      visit: Visit,
    ): Promise<{ readonly account: string; readonly token: string | null; readonly rememberToken: string | null }>;
    changePassword(site: PublishedSite, session: Session, change: ChangePassword): Promise<void>;
    sendBindEmailCode(site: PublishedSite, session: Session, email: string, visit: Visit): Promise<SmsSent>;
    bindEmail(site: PublishedSite, session: Session, asked: BindEmail): Promise<void>;
    sendBindMobileCode(site: PublishedSite, session: Session, number: BindMobileCode, visit: Visit): Promise<SmsSent>;
    bindMobile(site: PublishedSite, session: Session, asked: BindMobile): Promise<void>;
    sendPasswordLink(site: PublishedSite, asked: PasswordByEmail, visit: Visit): Promise<void>;
    setPasswordByLink(site: PublishedSite, asked: PasswordByLink, visit: Visit): Promise<Opened>;
    setPasswordByPhone(site: PublishedSite, asked: PasswordByPhone, visit: Visit): Promise<Opened>;
  };
}

/** Accounts, as their members use them. */
export function memberService({ database, clock, workflows }: MemberParts) {
  return {
    ...workflows,

    /** The member of a session. */
    async info(site: PublishedSite, { memberId, method }: Session): Promise<MemberInfo> {
      return database.forSite(site.id, async (tx) => {
        const member = await findById(tx, site.id, memberId);
        if (member === undefined) throw new DomainError('not_logged_in');
        const signIns = await lastSignIns(tx, site.id, memberId, 2);
        const iconDigest = await iconDigestOf(tx, site.id, memberId);
        return presentMember(site, member, { signIns, iconDigest, method, now: clock() });
      });
    },

    /**
     * Checks a code that leads to an upline.
     * @throws DomainError `invitation_code_error` where nobody has it.
     */
    async assertAffiliate(site: PublishedSite, code: string): Promise<void> {
      const upline = await database.forSite(site.id, (tx) => findByCode(tx, site.id, code));
      if (upline === undefined) throw new DomainError('invitation_code_error');
    },

    /** One page of where and when a member signed in, newest first. */
    async signIns(
      site: PublishedSite,
      { memberId }: Session,
      { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
    ): Promise<SignInHistory> {
      const { rows, totalCount } = await database.forSite(site.id, (tx) =>
        pageOfSignIns(tx, site.id, memberId, { pageNo, pageSize }),
      );
      const list = rows.map(({ signed_in_at, address, device, method }) => ({
        at: new Date(signed_in_at).toISOString(),
        address,
        device,
        method,
      }));
      return { list, totalPages: Math.ceil(totalCount / pageSize), totalCount };
    },

    /** Keeps the name that a member goes by; an empty one takes it away. */
    async chooseNickname(site: PublishedSite, { memberId }: Session, nickname: string): Promise<void> {
      await database.forSite(site.id, (tx) =>
        updateMember(tx, site.id, memberId, { nickname: nickname.trim().normalize('NFC') || null }),
      );
    },

    /** The address of a member's picture. */
    async icon(site: PublishedSite, { memberId }: Session): Promise<MemberIcon> {
      const digest = await database.forSite(site.id, (tx) => iconDigestOf(tx, site.id, memberId));
      return { iconUrl: iconUrl(digest) };
    },

    /**
     * Keeps a picture, drawn anew.
     * @throws DomainError `invalid_request` for bytes that are no picture.
     */
    async chooseIcon(site: PublishedSite, { memberId }: Session, bytes: Buffer): Promise<MemberIcon> {
      const webp = await redrawnIcon(bytes);
      return { iconUrl: iconUrl(await database.forSite(site.id, (tx) => keepIcon(tx, site.id, memberId, webp))) };
    },

    /** The bytes of a member's own picture; undefined where it is another one by now. */
    iconBytes: (site: PublishedSite, { memberId }: Session, digest: string) =>
      database.forSite(site.id, (tx) => readIcon(tx, site.id, memberId, digest)),

    /**
     * Keeps the language that a member chose.
     * @throws DomainError `invalid_request` for one that the site does not offer.
     */
    async chooseLanguage(site: PublishedSite, { memberId }: Session, language: LanguageCode): Promise<void> {
      if (!site.site.languages.offered.includes(language))
        throw new DomainError('invalid_request', { fields: { language: 'not_allowed_value' } });
      await database.forSite(site.id, (tx) => updateMember(tx, site.id, memberId, { language }));
    },
  };
}

export type MemberService = ReturnType<typeof memberService>;
