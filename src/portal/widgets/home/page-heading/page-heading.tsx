import { useWords } from '#portal/i18n/words.tsx';
import { useChosenGameType } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

/** The heading of a page that shows none: the site's name and what it is. A chosen category brings its own. */
export function PageHeadingView({ nodeId, text }: WidgetViewProps<'page-heading'>) {
  const words = useWords();
  const { site } = useSite();
  if (useChosenGameType() !== null) return null;
  return (
    <h1 className="visually-hidden" data-node={nodeId} data-widget="page-heading">
      {site.name}: {words.text(text)}
    </h1>
  );
}
