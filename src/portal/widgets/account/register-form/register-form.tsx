import { useId, useState } from 'react';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { ChoiceTabs } from '#portal/forms/fields/choice-tabs.tsx';
import { FootLine, TextButton } from '#portal/forms/form-look.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { SocialArrivalNote, useSocialArrival } from '#portal/forms/social/social-arrival.tsx';
import { SocialWays } from '#portal/forms/social/social-ways.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { FormBanner } from '../form-banner.tsx';
import { RegisterFields } from './register-fields.tsx';
import { Ways } from './register-form.styles.ts';
import { type RegistrationType, registrationTypes } from './registration.ts';
import { useLinkOpened } from './use-link-opened.ts';

export function RegisterFormView({ nodeId }: WidgetViewProps<'register-form'>) {
  useLinkOpened();
  return (
    <FormPlace nodeId={nodeId} widget="register-form" waiting={<WaitingForm fields={5} />}>
      <Registration />
    </FormPlace>
  );
}

/** The ways to register that the site has, one of which is shown. */
function Registration() {
  const t = useFormWords();
  const { site } = useSite();
  const { openModal } = useShellCommands();
  const panelId = useId();
  const { arrival, isWaiting } = useSocialArrival();
  const types = registrationTypes(site.register, site.whitelabel);
  const [own, setOwn] = useState<RegistrationType | null>(null);
  // A service knows who somebody is already, so that a name is quicker than a number that has to be verified.
  const isArriving = arrival !== null || isWaiting;
  const chosen = own ?? types.find((type) => isArriving && type === 'username') ?? types[0] ?? 'username';
  return (
    <Ways>
      {arrival === null && <FormBanner group="w_reg" />}
      <SocialArrivalNote form="register" />
      <ChoiceTabs
        label={t('account.tabs')}
        tabs={types.map((type) => ({
          choice: type,
          label: t(type === 'username' ? 'account.tab.username' : 'account.tab.mobile'),
          icon: <Icon name={type === 'username' ? 'user' : 'smartphone'} size={17} stroke={2} />,
        }))}
        chosen={chosen}
        onChoose={setOwn}
        panelId={panelId}
      />
      <div id={panelId} {...(types.length > 1 && { role: 'tabpanel' })}>
        {isWaiting ? (
          <WaitingForm fields={3} />
        ) : (
          <RegisterFields key={`${chosen} ${arrival?.provider}`} type={chosen} arrival={arrival} />
        )}
      </div>
      {arrival === null && <SocialWays />}
      <FootLine>
        {t('account.haveAccount')}
        <TextButton type="button" onClick={() => openModal('login')}>
          {t('action.login')}
        </TextButton>
      </FootLine>
    </Ways>
  );
}
