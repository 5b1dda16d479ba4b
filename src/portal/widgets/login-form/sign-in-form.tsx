import { useId, useState } from 'react';
import { isModuleOn } from '#document/flags.ts';
import { ChoiceTabs } from '#portal/accounts/choice-tabs.tsx';
import { FormFailure } from '#portal/accounts/form-failure.tsx';
import { useFormWords } from '#portal/accounts/form-place.tsx';
import { SocialArrivalNote, useSocialArrival } from '#portal/accounts/social-arrival.tsx';
import { SocialWays } from '#portal/accounts/social-ways.tsx';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { useModalParams } from '#portal/session/modal-params.tsx';
import { useSite } from '#portal/session/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { FreePlay } from './free-play.tsx';
import { Ways } from './login-form.styles.ts';
import { MobileSignIn } from './mobile-sign-in.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';
import type { SignInProps } from './sign-in-props.ts';

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
