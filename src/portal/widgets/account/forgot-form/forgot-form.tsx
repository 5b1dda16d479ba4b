import { useId, useState } from 'react';
import { isModuleOn } from '#document/flags.ts';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { ChoiceTabs } from '#portal/forms/fields/choice-tabs.tsx';
import { FootLine, TextButton } from '#portal/forms/form-look.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { FormBanner } from '../form-banner.tsx';
import { ByEmail } from './by-email.tsx';
import { ByLink } from './by-link.tsx';
import { ByMobile } from './by-mobile.tsx';
import { Ways } from './forgot-form.styles.ts';

export function ForgotFormView({ nodeId, by = 'choice' }: WidgetViewProps<'forgot-form'>) {
  return (
    <FormPlace nodeId={nodeId} widget="forgot-form" waiting={<WaitingForm fields={2} />}>
      {by === 'link' ? <ByLink /> : <ForgotWays />}
    </FormPlace>
  );
}

/** By mobile number first where the site resets by it (specification, section 4, "Forgot password"). */
function ForgotWays() {
  const t = useFormWords();
  const { site } = useSite();
  const { openModal } = useShellCommands();
  const panelId = useId();
  const hasMobile = isModuleOn(site.whitelabel, 'PHONEPWDRESET3');
  const [way, setWay] = useState<'mobile' | 'email'>(hasMobile ? 'mobile' : 'email');
  return (
    <Ways>
      <FormBanner group="w_forget" />
      {hasMobile && (
        <ChoiceTabs
          label={t('account.tabs')}
          tabs={[
            { choice: 'mobile', label: t('account.tab.mobile'), icon: <Icon name="smartphone" size={17} stroke={2} /> },
            { choice: 'email', label: t('account.tab.email'), icon: <Icon name="mail" size={17} stroke={2} /> },
          ]}
          chosen={way}
          onChoose={setWay}
          panelId={panelId}
        />
      )}
      <div id={panelId} {...(hasMobile && { role: 'tabpanel' })}>
        {way === 'mobile' ? <ByMobile /> : <ByEmail />}
      </div>
      <FootLine>
        <TextButton type="button" onClick={() => openModal('login')}>
          {t('proof.back')}
        </TextButton>
      </FootLine>
    </Ways>
  );
}
