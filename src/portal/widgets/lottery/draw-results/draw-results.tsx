import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { RecentDraws } from './recent-draws.tsx';
import { ResultTable } from './result-table.tsx';

/** The results of a draw game: one draw at a time, or the latest ones in rows. */
export function DrawResultsView(props: WidgetViewProps<'draw-results'>) {
  return props.look === 'table' ? <ResultTable {...props} /> : <RecentDraws {...props} />;
}
