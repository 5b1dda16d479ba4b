import { styled } from 'styled-components';
import type { TeamHost } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { color } from '#portal/theme/tokens.ts';
import { PaddedCard } from '../agent-register-centre.styles.ts';
import { RegisterIcon } from '../register-icon.tsx';

const Hosts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; gap: 12px; min-height: 56px; font-size: 13px; line-height: 18px; }
  li + li { border-block-start: 1px solid ${color.line}; }
  svg { flex: none; color: ${color.tx3}; }
  b { display: block; font-weight: 500; overflow-wrap: anywhere; }
  small { font-size: 12px; line-height: 16px; color: ${color.tx2}; font-variant-numeric: tabular-nums; }
`;

/** The hosts that links may lead to, with the agent's links and the clicks of the chosen days. */
export function HostsCard({ hosts }: { readonly hosts: readonly TeamHost[] }) {
  const t = useFormWords();
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
          </li>
        ))}
      </Hosts>
    </PaddedCard>
  );
}
