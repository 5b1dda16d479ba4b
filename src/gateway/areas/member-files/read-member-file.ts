import type { MemberFile } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import {
  FROZEN_BY_OPERATOR,
  findAuthenticator,
  findById,
  lastSignIns,
  type MemberRow,
  maskedEmail,
  maskedMobile,
  openSessionsOf,
} from '#gateway/areas/accounts/accounts.ts';
import { rankOf } from '#gateway/areas/rewards/rewards.ts';
import type { FileReader, MemberFileParts } from './member-file-parts.ts';
import { memberOf } from './member-of.ts';
import { presentNote } from './note-member.ts';
import { noteAudit } from './repository/audit-repository.ts';
import { type MemberMoney, readMoney } from './repository/member-money-repository.ts';
import { latestNotes } from './repository/note-repository.ts';

const MOST_NOTES = 50;
const PLAY_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Reads the file of a member and writes the reading to the audit trail. @throws DomainError `not_found`. */
export async function readMemberFile(
  { database, clock }: Pick<MemberFileParts, 'database' | 'clock'>,
  { site, memberId, language, operator }: FileReader,
): Promise<MemberFile> {
  const now = clock();
  const { code: currency, decimals } = site.site.currency;
  const since = new Date(now.getTime() - PLAY_DAYS * DAY_MS).toISOString().slice(0, 10);
  return database.forSite(site.id, async (tx) => {
    const member = await memberOf(tx, site, memberId);
    await noteAudit(tx, site.id, { memberId, operator, action: 'fileRead', at: now });
    const upline = member.upline_id === null ? undefined : await findById(tx, site.id, member.upline_id);
    const [lastSignIn] = await lastSignIns(tx, site.id, memberId, 1);
    const money = await readMoney(tx, site.id, { memberId, currency, since });
    const authenticator = await findAuthenticator(tx, site.id, memberId);
    const open = await openSessionsOf(tx, site.id, memberId, now.toISOString());
    return {
      ...presentPerson(member),
      upline: upline === undefined ? null : { memberId: upline.member_id, account: upline.account },
      vip: await rankOf(tx, site, { memberId, language }),
      hasAuthenticator: authenticator !== undefined && authenticator.totp_secret !== null,
      lastSignIn: lastSignIn
        ? {
            at: new Date(lastSignIn.signed_in_at).toISOString(),
            ...{ address: lastSignIn.address, device: lastSignIn.device },
          }
        : null,
      openSessions: open.length,
      currency,
      ...presentMoney(money, decimals),
      notes: (await latestNotes(tx, site.id, memberId, MOST_NOTES)).map(presentNote),
    };
  });
}

function presentPerson(member: MemberRow) {
  return {
    ...{ memberId: member.member_id, account: member.account, nickname: member.nickname, type: member.type },
    ...{ language: member.language, birthday: member.birthday },
    email: member.email && maskedEmail(member.email),
    emailVerified: member.email_verified_at !== null,
    mobileNum: member.mobile_num && maskedMobile(member.mobile_num),
    mobileVerified: member.mobile_verified_at !== null,
    registeredAt: new Date(member.registered_at).toISOString(),
    erasedAt: member.erased_at === null ? null : new Date(member.erased_at).toISOString(),
    ...{ registerAddress: member.register_address, linkCode: member.link_code },
    frozen:
      member.frozen_at === null
        ? null
        : {
            at: new Date(member.frozen_at).toISOString(),
            by: member.frozen_by === FROZEN_BY_OPERATOR ? ('operator' as const) : ('upline' as const),
          },
  };
}

function presentMoney(money: MemberMoney, decimals: number): Pick<MemberFile, 'money' | 'points'> {
  const decimal = (minor: string): string => minorToDecimal(BigInt(minor), decimals);
  const debt = BigInt(money.debt);
  return {
    money: {
      ...{ balance: decimal(money.balance), bonus: decimal(money.bonus) },
      debt: minorToDecimal(debt < 0n ? -debt : debt, decimals),
      ...{ deposited: decimal(money.deposited), deposits: money.deposits },
      ...{ withdrawn: decimal(money.withdrawn), withdrawals: money.withdrawals, waiting: decimal(money.waiting) },
      ...{ staked: decimal(money.staked), won: decimal(money.won) },
    },
    points: Number(money.points),
  };
}
