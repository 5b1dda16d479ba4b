import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SocialLinks, SocialProvider } from '#contracts/generated/contracts.ts';
import { FormFailure } from '#portal/accounts/form-failure.tsx';
import { Form, Lead } from '#portal/accounts/form-look.ts';
import { FormPlace, useFormWords } from '#portal/accounts/form-place.tsx';
import { OwnFailure } from '#portal/accounts/own-failure.tsx';
import { useSocialProviders } from '#portal/accounts/social-ways.tsx';
import { useOwnQuery } from '#portal/accounts/use-own-query.ts';
import { WaitingForm } from '#portal/accounts/waiting-form.tsx';
import { beginConnecting } from '#portal/data/security-calls.ts';
import { socialLinksQuery } from '#portal/data/security-queries.ts';
import { useSite } from '#portal/session/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ConnectOutcomeNote } from './connect-outcome-note.tsx';
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

function OwnServices() {
  const { data, error, isLoadingError, refetch } = useOwnQuery(socialLinksQuery());
  const [removed, setRemoved] = useState<SocialProvider | null>(null);
  const [hasNews, setNews] = useState(true);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingForm fields={2} />;
  if (removed !== null) return <DisconnectService provider={removed} onDone={() => setRemoved(null)} />;
  const disconnect = (provider: SocialProvider): void => {
    setNews(false);
    setRemoved(provider);
  };
  return <ServiceList links={data.links} hasNews={hasNews} onDisconnect={disconnect} />;
}

interface ServiceListProps extends SocialLinks {
  /** Nothing was done yet since the member came back from a service. */
  readonly hasNews: boolean;
  readonly onDisconnect: (provider: SocialProvider) => void;
}

/** The services of the site, and those that the member is connected with although the site offers them no more. */
function ServiceList({ links, hasNews, onDisconnect }: ServiceListProps) {
  const t = useFormWords();
  const { language } = useSite();
  const { pathname, search } = useLocation();
  const offered = useSocialProviders();
  const [isLeaving, setLeaving] = useLeaving();
  const [failure, setFailure] = useState<unknown>(null);
  const others = links.map(({ provider }) => provider).filter((provider) => !offered.includes(provider));
  const services: readonly Service[] = [...offered, ...others].map((provider) => ({
    provider,
    link: links.find((link) => link.provider === provider),
  }));
  const connect = async (provider: SocialProvider): Promise<void> => {
    setLeaving(true);
    setFailure(null);
    try {
      window.location.assign(await beginConnecting(provider, { returnTo: `${pathname}${search}` }, language));
    } catch (reason) {
      setFailure(reason);
      setLeaving(false);
    }
  };
  return (
    <Form as="div">
      {hasNews && failure === null && <ConnectOutcomeNote />}
      <FormFailure failure={failure} />
      <Lead>{t(services.length === 0 ? 'connect.none' : 'connect.lead')}</Lead>
      {services.length > 0 && (
        <Services>
          {services.map((service) => (
            <ServiceRow
              key={service.provider}
              {...service}
              isWorking={isLeaving}
              onConnect={() => void connect(service.provider)}
              onDisconnect={() => onDisconnect(service.provider)}
            />
          ))}
        </Services>
      )}
    </Form>
  );
}

/** Whether the page is being left. It may be shown again as it was, by the way back in the browser. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return [isLeaving, setLeaving] as const;
}
