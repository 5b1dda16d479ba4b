import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pathOf } from '#document/pages/match-page.ts';
import { helpCentreQuery } from '#portal/data/help-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { LinkColumn } from '#portal/ui/link-column.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

export function HelpListView({ nodeId, title, limit }: WidgetViewProps<'help-list'>) {
  const { text } = useWords();
  const { language, layout } = useSite();
  const { data } = useQuery(helpCentreQuery(language));
  const path = pathOf(layout, 'help') ?? '/help';
  const terms = data?.terms.slice(0, limit) ?? [];
  if (terms.length === 0) return null;
  return (
    <LinkColumn title={text(title)} nodeId={nodeId} widget="help-list">
      {terms.map((term) => (
        <li key={term.term}>
          <Link to={`${path}#${term.term}`}>{term.title}</Link>
        </li>
      ))}
    </LinkColumn>
  );
}
