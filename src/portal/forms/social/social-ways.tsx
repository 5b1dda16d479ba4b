import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SocialProvider } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Rule } from '../form-look.ts';
import { useFormWords } from '../form-place.tsx';
import { SOCIAL_NAMES, SocialMark } from './social-mark.tsx';

const Row = styled.div<{ readonly $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 8px;
`;

/** It leads out of the portal, so it is a link of the browser's own. */
const WayLink = styled.a<ButtonStyle>`
  ${buttonStyle}
  gap: 7px;
  padding-inline: 6px;
  font-size: 14px;
  svg { flex: none; }
`;

interface SocialWaysProps {
  /** The browser is to be remembered for a day. */
  readonly isRemembered?: boolean;
}

/** The services of the site: `socialProviders` of its document, while the module is on. */
export function useSocialProviders(): readonly SocialProvider[] {
  const { site } = useSite();
  return isModuleOn(site.whitelabel, 'SOCIALLOGIN3') ? site.socialProviders : [];
}

/** The ways in by another service's account; nothing where the site has none. */
export function SocialWays({ isRemembered = false }: SocialWaysProps) {
  const t = useFormWords();
  const { language } = useSite();
  const { pathname, search } = useLocation();
  const providers = useSocialProviders();
  if (providers.length === 0) return null;
  const query = new URLSearchParams({
    returnTo: `${pathname}${withoutOutcome(search)}`,
    ...(isRemembered && { remember: '1' }),
    language,
  });
  return (
    <>
      <Rule>{t('social.or')}</Rule>
      <Row $columns={providers.length === 4 ? 2 : Math.min(3, providers.length)}>
        {providers.map((provider) => (
          <WayLink
            key={provider}
            href={`/wps/session/social/${provider}/start?${query}`}
            $look="secondary"
            aria-label={t('social.with', { service: SOCIAL_NAMES[provider] })}
          >
            <SocialMark provider={provider} size={20} />
            {SOCIAL_NAMES[provider]}
          </WayLink>
        ))}
      </Row>
    </>
  );
}

/** Drops the last outcome from the return address. */
function withoutOutcome(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('social');
  return rest.size === 0 ? '' : `?${rest}`;
}
