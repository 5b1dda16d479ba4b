import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { isModuleOn } from '#document/flags.ts';
import { useModalParams } from '#portal/actions/modal-params.tsx';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { ChoiceTabs } from '#portal/forms/fields/choice-tabs.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SocialArrivalNote, useSocialArrival } from '#portal/forms/social/social-arrival.tsx';
import { SocialWays } from '#portal/forms/social/social-ways.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { FreePlay } from './free-play.tsx';
import { MobileSignIn } from './mobile-sign-in.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';
import type { SignInProps } from './sign-in-props.ts';

const Ways = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

type Way = 'username' | 'mobile';

/** The ways to sign in that the site has. */
export function SignInForm(props: SignInProps) {
  const t = useFormWords();
  const { site } = useSite();
  const [way, setWay] = useState<Way>('username');
  const panelId = useId();
  const hasMobile = isModuleOn(site.whitelabel, 'MOBILEVERCODELOGIN3');
  const isForPlayers = props.entrance === 'player';
  const { arrival } = useSocialArrival();
  const { notice } = useModalParams();
  return (
    <Ways>
      {isForPlayers && <SocialArrivalNote form="login" />}
      {notice !== undefined && <FormFailure failure={new GatewayError('notice', notice, 0)} />}
      {hasMobile && (
        <ChoiceTabs
          label={t('account.tabs')}
          tabs={[
            { choice: 'username', label: t('account.tab.username'), icon: <Icon name="user" size={17} stroke={2} /> },
            { choice: 'mobile', label: t('account.tab.mobile'), icon: <Icon name="smartphone" size={17} stroke={2} /> },
          ]}
          chosen={way}
          onChoose={setWay}
          panelId={panelId}
        />
      )}
      <div id={panelId} {...(hasMobile && { role: 'tabpanel' })}>
        {way === 'username' ? <PasswordSignIn {...props} /> : <MobileSignIn {...props} />}
      </div>
      {isForPlayers && arrival === null && <SocialWays isRemembered={props.isRemembered} />}
      {isForPlayers && <FreePlay />}
    </Ways>
  );
}
