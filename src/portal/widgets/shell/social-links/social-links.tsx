import type { ResourceKind } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { resourceIcon } from '#portal/ui/resource-icon.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Links } from './social-links.styles.ts';

export function SocialLinksView({ nodeId, kinds }: WidgetViewProps<'social-links'>) {
  const { t } = useWords();
  const { site } = useSite();
  const links = kinds.flatMap((kind: ResourceKind) =>
    (site.resources[kind] ?? []).slice(0, 1).map((resource) => ({ kind, resource })),
  );
  if (links.length === 0) return null;
  return (
    <Links data-node={nodeId} data-widget="social-links">
      {links.map(({ kind, resource }) => (
        <li key={kind}>
          <a href={resource.url} target="_blank" rel="noopener noreferrer" aria-label={t(`resource.${kind}`)}>
            <Icon name={resourceIcon(kind)} size={16} />
          </a>
        </li>
      ))}
    </Links>
  );
}
