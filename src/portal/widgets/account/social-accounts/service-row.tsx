import type { SocialLink, SocialProvider } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SOCIAL_NAMES, SocialMark } from '#portal/forms/social/social-mark.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';

/** A service, and who the member is there; undefined where the two are not connected. */
export interface Service {
  readonly provider: SocialProvider;
  readonly link: SocialLink | undefined;
}

interface ServiceRowProps extends Service {
  readonly onStep: (does: 'connect' | 'disconnect') => void;
}

export function ServiceRow({ provider, link, onStep }: ServiceRowProps) {
  const t = useFormWords();
  const moments = useMoments();
  const service = SOCIAL_NAMES[provider];
  return (
    <li data-service={provider}>
      <SocialMark provider={provider} size={36} />
      <div>
        <strong>
          <bdi>{service}</bdi>
        </strong>
        {link?.email && <small>{leftToRight(link.email)}</small>}
        <small>{link ? t('connect.since', { date: moments.day(link.linkedAt) }) : t('connect.notYet')}</small>
      </div>
      <Button
        type="button"
        $look={link ? 'ghost' : 'secondary'}
        $size="small"
        aria-label={t(link ? 'connect.disconnectNamed' : 'connect.connectNamed', { service })}
        onClick={() => onStep(link ? 'disconnect' : 'connect')}
      >
        {t(link ? 'connect.disconnect' : 'security.do.connect')}
      </Button>
    </li>
  );
}
