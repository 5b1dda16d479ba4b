import { useSite } from '#portal/site/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AllRecent } from './all-recent.tsx';
import { RecentRow } from './recent-row.tsx';

/** The games that the member played last (specification, section 2, "Home page"); nobody but a member has any. */
export function RecentGamesView({ nodeId, shows, size }: WidgetViewProps<'recent-games'>) {
  const { session } = useSite();
  const hasGames = session === 'member' || session === 'agent';
  const View = shows === 'row' ? RecentRow : AllRecent;
  return <View nodeId={nodeId} size={size} isAsked={hasGames} />;
}
