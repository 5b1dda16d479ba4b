import { useQuery } from '@tanstack/react-query';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { SiteImage } from '#portal/ui/site-image.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Card } from './menu-banner.styles.ts';

export function MenuBannerView({ nodeId, group }: WidgetViewProps<'menu-banner'>) {
  const { language } = useSite();
  const { closeDrawer } = useShellCommands();
  const { data } = useQuery(announcementsQuery(language));
  const banner = data?.banners.find(({ groupName }) => groupName === group);
  if (!banner) return null;
  const mark = { 'data-node': nodeId, 'data-widget': 'menu-banner' };
  const content = (
    <>
      <SiteImage src={banner.urlMobile} width={224} height={72} loading="lazy" />
      <span>
        <bdi>{banner.title}</bdi>
      </span>
    </>
  );
  if (!banner.linkageType) return <Card {...mark}>{content}</Card>;
  return (
    <Card as={ActionControl} action={banner.linkageType} onDone={closeDrawer} {...mark}>
      {content}
    </Card>
  );
}
