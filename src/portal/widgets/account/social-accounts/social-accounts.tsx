import { useState } from 'react';
import type { SocialLinks, SocialProvider } from '#contracts/generated/contracts.ts';
import { socialLinksQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useSocialProviders } from '#portal/forms/social/social-ways.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ConnectOutcomeNote } from './connect-outcome-note.tsx';
import { ConnectService } from './connect-service.tsx';
import { DisconnectService } from './disconnect-service.tsx';
import { type Service, ServiceRow } from './service-row.tsx';
import { Services } from './social-accounts.styles.ts';

export function SocialAccountsView({ nodeId }: WidgetViewProps<'social-accounts'>) {
  return (
    <FormPlace nodeId={nodeId} widget="social-accounts" voice="account" waiting={<WaitingForm fields={2} />}>
      <OwnServices />
    </FormPlace>
  );
}

/** The pending step of a service. */
interface Step {
  readonly does: 'connect' | 'disconnect';
  readonly provider: SocialProvider;
}

function OwnServices() {
  const { data, error, isLoadingError, refetch } = useOwnQuery(socialLinksQuery());
  const [step, setStep] = useState<Step | null>(null);
  const [hasNews, setNews] = useState(true);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingForm fields={2} />;
  const back = () => setStep(null);
  if (step?.does === 'connect') return <ConnectService provider={step.provider} onBack={back} />;
  if (step?.does === 'disconnect') return <DisconnectService provider={step.provider} onDone={back} />;
  const go = (next: Step): void => {
    setNews(false);
    setStep(next);
  };
  return <ServiceList links={data.links} hasNews={hasNews} onStep={go} />;
}

interface ServiceListProps extends SocialLinks {
  /** Nothing was done yet since the member came back from a service. */
  readonly hasNews: boolean;
  readonly onStep: (step: Step) => void;
}

/** The services of the site, and those that the member is connected with although the site offers them no more. */
function ServiceList({ links, hasNews, onStep }: ServiceListProps) {
  const t = useFormWords();
  const offered = useSocialProviders();
  const others = links.map(({ provider }) => provider).filter((provider) => !offered.includes(provider));
  const services: readonly Service[] = [...offered, ...others].map((provider) => ({
    provider,
    link: links.find((link) => link.provider === provider),
  }));
  return (
    <Form as="div">
      {hasNews && <ConnectOutcomeNote />}
      <Lead>{t(services.length === 0 ? 'connect.none' : 'connect.lead')}</Lead>
      {services.length > 0 && (
        <Services>
          {services.map((service) => (
            <ServiceRow
              key={service.provider}
              {...service}
              onStep={(does) => onStep({ does, provider: service.provider })}
            />
          ))}
        </Services>
      )}
    </Form>
  );
}
