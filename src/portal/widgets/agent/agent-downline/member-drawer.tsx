import { type ReactNode, useState } from 'react';
import type { Action, TeamMember } from '#contracts/generated/contracts.ts';
import { freezeMember } from '#portal/data/team-calls.ts';
import { teamMemberQuery } from '#portal/data/team-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { AccountFace } from '#portal/forms/desk/account-face.tsx';
import { DeskAmount } from '#portal/forms/desk/desk-amount.tsx';
import { Facts } from '#portal/forms/desk/desk-drawer.styles.ts';
import { DeskDrawer } from '#portal/forms/desk/desk-drawer.tsx';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { DeskFailure } from '#portal/forms/desk/desk-states.tsx';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import type { DayRange } from '#portal/site/site-days.ts';
import { Badge } from '#portal/ui/account-card.ts';
import { stateTones } from '../team-columns.tsx';
import { Head, Hint, Ways } from './downline.styles.ts';
import { MemberName } from './member-name.tsx';
import { MemberNotes } from './member-notes.tsx';
import { MemberRates } from './member-rates.tsx';
import { MemberTransfer } from './member-transfer.tsx';
import { useRefreshTeam } from './use-refresh-team.ts';

interface MemberDrawerProps {
  readonly memberId: string;
  readonly days: DayRange;
  readonly onClose: () => void;
  readonly onDrill: (memberId: string) => void;
  /** Where a payment password is set; null where nowhere. */
  readonly paymentProof: Action | null;
}

/** A member of the team: profile, rates, notes, freezing and transfers. */
export function MemberDrawer({ memberId, days, onClose, onDrill, paymentProof }: MemberDrawerProps) {
  const t = useFormWords();
  const { language } = useSite();
  const { data, error, refetch } = useOwnQuery(teamMemberQuery(memberId, days, language));
  return (
    <DeskDrawer label={data?.account ?? t('team.member')} onClose={onClose} head={data && <MemberHead member={data} />}>
      {data ? (
        <>
          <Freezing member={data} onDrill={onDrill} />
          <Profile member={data} />
          <MemberRates member={data} />
          <MemberNotes member={data} />
          <MemberTransfer member={data} paymentProof={paymentProof} />
        </>
      ) : error ? (
        <DeskFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <TableWaiting />
      )}
    </DeskDrawer>
  );
}

function MemberHead({ member: { account, state, level, isAgent } }: { readonly member: TeamMember }) {
  const t = useFormWords();
  return (
    <Head>
      <AccountFace account={account} sizePx={44} />
      <div>
        <h2>
          <bdi translate="no">{account}</bdi>
          <Badge $tone={stateTones[state]}>{t(`team.state.${state}`)}</Badge>
        </h2>
        <small>
          {t(isAgent ? 'team.agentAt' : 'team.memberAt', { level })}
          {level === 1 && `, ${t('team.direct')}`}
        </small>
      </div>
    </Head>
  );
}

interface FreezingProps {
  readonly member: TeamMember;
  readonly onDrill: (memberId: string) => void;
}

/** Freezing asks once more, since it ends the member's sessions and games. */
function Freezing({ member, onDrill }: FreezingProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshTeam();
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isFrozen = member.state === 'frozen';
  const change = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      await freezeMember(member.memberId, !isFrozen, language);
      setAsked(false);
      await refresh();
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <section>
      <Ways>
        {member.people > 0 && (
          <OutlineButton type="button" onClick={() => onDrill(member.memberId)}>
            {t('team.openTeam', { count: member.people })}
          </OutlineButton>
        )}
        {isAsked ? (
          <>
            <OutlineButton type="button" disabled={isSending} onClick={() => void change()}>
              {t(isFrozen ? 'team.reallyLet' : 'team.reallyFreeze')}
            </OutlineButton>
            <OutlineButton type="button" onClick={() => setAsked(false)}>
              {t('team.cancel')}
            </OutlineButton>
          </>
        ) : (
          <OutlineButton type="button" onClick={() => setAsked(true)}>
            {t(isFrozen ? 'team.let' : 'team.freeze')}
          </OutlineButton>
        )}
      </Ways>
      {isAsked && !isFrozen && <Hint>{t('team.freezeHint')}</Hint>}
      <FormFailure failure={failure} />
    </section>
  );
}

function Profile({ member }: { readonly member: TeamMember }) {
  const t = useFormWords();
  const locale = useLocale();
  const { timeZone } = useSite().site;
  const day = dateFormat(locale, { timeZone, dateStyle: 'medium' });
  const moment = dateFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const { level, memberId, mobile, registeredAt, linkCode, lastSignInAt, upline, balance } = member;
  return (
    <section>
      <h3>{t('team.profile')}</h3>
      <Facts>
        <MemberName member={member} isEditable={level === 1} />
        <Fact name={t('team.userId')}>
          <bdi dir="ltr" translate="no">
            {memberId}
          </bdi>
        </Fact>
        {mobile !== null && (
          <Fact name={t('team.mobile')}>
            <bdi dir="ltr">{mobile}</bdi>
          </Fact>
        )}
        {upline !== null && level > 1 && (
          <Fact name={t('team.upline')}>
            <bdi translate="no">{upline.account}</bdi>
          </Fact>
        )}
        <Fact name={t('team.joined')}>
          {day.format(Date.parse(registeredAt))}
          {linkCode !== null && <small> {t('team.byLink', { code: linkCode })}</small>}
        </Fact>
        <Fact name={t('team.lastSignIn')}>
          {lastSignInAt === null ? t('team.never') : moment.format(Date.parse(lastSignInAt))}
        </Fact>
        <Fact name={t('team.ownBalance')}>
          <DeskAmount amount={balance} look="named" />
        </Fact>
        <Fact name={t('team.ownNetLoss')}>
          <DeskAmount amount={member.own.netLoss} look="signed" />
        </Fact>
        <Fact name={t('team.teamTurnover')}>
          <DeskAmount amount={member.team.turnover} look="named" />
        </Fact>
      </Facts>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
