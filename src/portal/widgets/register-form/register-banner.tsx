import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useSite } from '#portal/session/site-context.tsx';
import { SiteImage } from '#portal/ui/image-source.tsx';
import { Banner } from './register-form.styles.ts';

/** The first banner of the group for registration; nothing where there is none. */
export function RegisterBanner() {
  const { language } = useSite();
  const { data } = useQuery(announcementsQuery(language));
  const banner = data?.banners.find(({ groupName }) => groupName === 'w_reg');
  if (!banner) return null;
  return (
    <Banner>
      <SiteImage src={banner.urlMobile} width={416} height={96} loading="lazy" />
      <span>
        <bdi>{banner.title}</bdi>
      </span>
    </Banner>
  );
}
