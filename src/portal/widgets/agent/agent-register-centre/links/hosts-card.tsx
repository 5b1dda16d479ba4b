import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { TeamHost } from '#contracts/generated/contracts.ts';
import { domainRoutesQuery } from '#portal/data/help-queries.ts';
import { useLineTimes } from '#portal/data/lines/use-line-times.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { color } from '#portal/theme/tokens.ts';
import { Badge } from '#portal/ui/account-card.ts';
import { PaddedCard } from '../agent-register-centre.styles.ts';
import { RegisterIcon } from '../register-icon.tsx';

const Hosts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; gap: 12px; min-height: 56px; font-size: 13px; line-height: 18px; }
  li + li { border-block-start: 1px solid ${color.line}; }
  svg { flex: none; color: ${color.tx3}; }
  li > div { flex: 1; min-width: 0; }
  b { display: block; font-weight: 500; overflow-wrap: anywhere; }
  small { font-size: 12px; line-height: 16px; color: ${color.tx2}; font-variant-numeric: tabular-nums; }
`;

/** Pages of a host that takes longer feel slow, in milliseconds. */
const SLOW_MS = 1_000;

/**
 * The hosts that links may lead to, with the agent's links, the clicks of the chosen days, and how fast each answers
 * this browser: a host that is slow or blocked is seen before its link is shared.
 */
export function HostsCard({ hosts }: { readonly hosts: readonly TeamHost[] }) {
  const t = useFormWords();
  const { language } = useSite();
  const { data } = useQuery(domainRoutesQuery(language));
  const names = hosts.map(({ host }) => host).join(' ');
  const routes = useMemo(() => data?.routes.filter(({ host }) => names.split(' ').includes(host)), [data, names]);
  const { times } = useLineTimes(routes);
  return (
    <PaddedCard as="section" aria-label={t('register.hosts.title')}>
      <header>
        <h2>{t('register.hosts.title')}</h2>
      </header>
      <Hosts>
        {hosts.map(({ host, links, clicks }) => (
          <li key={host}>
            <RegisterIcon name="globe" size={18} />
            <div>
              <b>
                <bdi dir="ltr">{host}</bdi>
              </b>
              <small>
                {t('register.hosts.links', { count: links })} · {t('register.hosts.clicks', { count: clicks })}
              </small>
            </div>
            <HostState time={times[host]} />
          </li>
        ))}
      </Hosts>
      <small>{t('register.hosts.timed')}</small>
    </PaddedCard>
  );
}

/** @param time in milliseconds; null for a host that does not answer, undefined before it is known. */
function HostState({ time }: { readonly time: number | null | undefined }) {
  const t = useFormWords();
  const { t: say, number } = useWords();
  if (time === undefined) return null;
  if (time === null) return <Badge $tone="bad">{say('mirrors.unreachable')}</Badge>;
  return (
    <>
      <small>
        <bdi>{say('mirrors.ms', { ms: number(time) })}</bdi>
      </small>
      {time > SLOW_MS ? (
        <Badge $tone="open">{t('register.hosts.slow')}</Badge>
      ) : (
        <Badge $tone="good">{t('register.hosts.works')}</Badge>
      )}
    </>
  );
}
