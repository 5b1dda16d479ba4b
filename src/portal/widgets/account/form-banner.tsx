import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { Banner } from '#contracts/generated/contracts.ts';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { color, overlay, radius } from '#portal/theme/tokens.ts';
import { SiteImage } from '#portal/ui/site-image.tsx';

/** The first banner of the group of a form (specification, section 3, "Banner"); nothing where there is none. */
export function FormBanner({ group }: { readonly group: Banner['groupName'] }) {
  const { language } = useSite();
  const { data } = useQuery(announcementsQuery(language));
  const banner = data?.banners.find(({ groupName }) => groupName === group);
  if (!banner) return null;
  return (
    <Strip>
      <SiteImage src={banner.urlMobile} width={416} height={96} loading="lazy" />
      <span>
        <bdi>{banner.title}</bdi>
      </span>
    </Strip>
  );
}

const Strip = styled.div`
  position: relative;
  overflow: hidden;
  height: 96px;
  border-radius: ${radius.l};
  img { width: 100%; height: 100%; object-fit: cover; }
  span {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: flex-end;
    padding: 12px 14px;
    background: linear-gradient(180deg, transparent 36%, ${overlay.inkStrong});
    color: ${color.onArt};
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }
  /* The art keeps to the end, and leaves the words more than half of the width. */
  bdi { max-width: 58%; text-wrap: balance; }
`;
