import type { Action } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { usePerform } from '#portal/actions/actions.tsx';
import { useCopyId } from '#portal/actions/use-copy-id.ts';
import { securityQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Badge } from '#portal/ui/account-card.ts';
import { Avatar } from '#portal/ui/avatar.tsx';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { PreviousSignIn } from './previous-sign-in.tsx';
import { Facts, Level, Name, Profile, Steps, Words } from './profile-card.styles.ts';
import { WaitingProfile } from './waiting-profile.tsx';

export function ProfileCardView({ nodeId, edit }: WidgetViewProps<'profile-card'>) {
  return (
    <FormPlace nodeId={nodeId} widget="profile-card" voice="account" waiting={<WaitingProfile />}>
      <Owner edit={edit} />
    </FormPlace>
  );
}

function Owner({ edit }: { readonly edit: Action | undefined }) {
  const t = useFormWords();
  const { site, member } = useSite();
  const locale = useLocale();
  const perform = usePerform();
  const copyId = useCopyId();
  if (!member) return <WaitingProfile />;
  const hasVip = member.hasVip && isModuleOn(site.whitelabel, 'VIP3');
  const month = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: site.timeZone });
  return (
    <Profile aria-label={t('menu.account')}>
      <Avatar member={member} sizePx={76} hasRing={hasVip} />
      <Words>
        <Name>
          <bdi translate="no">{member.nickname ?? member.account}</bdi>
          {(member.emailVerified || member.mobileVerified) && (
            <Badge $tone="good">
              <AccountIcon name="badge-check" size={14} stroke={2} />
              {t('security.state.verified')}
            </Badge>
          )}
          {hasVip && member.vipLabelName !== null && (
            <Badge $tone="quiet">
              <Icon name="crown" size={13} stroke={2.2} />
              {member.vipLabelName}
            </Badge>
          )}
        </Name>
        <Facts>
          <span>
            <bdi>{t('account.userId', { id: member.id })}</bdi>
            <IconButton type="button" $size={28} aria-label={t('account.copyId')} onClick={() => copyId(member.id)}>
              <Icon name="copy" size={15} />
            </IconButton>
          </span>
          <span>{t('security.memberSince', { date: month.format(new Date(member.registeredAt)) })}</span>
        </Facts>
        <SecurityLevel />
        <PreviousSignIn signIn={member.previousSignIn} />
      </Words>
      {edit && (
        <Button type="button" $look="secondary" $size="small" onClick={() => perform(edit)}>
          <AccountIcon name="pencil" size={16} />
          {t('security.editProfile')}
        </Button>
      )}
    </Profile>
  );
}

/** How well the account is secured. Keeps its line while that is on its way, and when it does not come. */
function SecurityLevel() {
  const t = useFormWords();
  const { data } = useOwnQuery(securityQuery());
  const steps = data?.stepsOf ?? 5;
  const done = data?.stepsDone ?? 0;
  return (
    <Level data-level={data?.level}>
      <span>{t('security.level')}</span>
      <Steps {...(data && { role: 'img', 'aria-label': t('security.steps', { done, of: steps }) })}>
        {[...Array(steps).keys()].map((step) => (
          <i key={step} {...(step < done && { 'data-done': true })} />
        ))}
      </Steps>
      <strong>{data ? t(`security.level.${data.level}`) : '…'}</strong>
    </Level>
  );
}
