import { useSearchParams } from 'react-router-dom';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { BettingView } from './betting-view.tsx';
import { useDeskGames } from './desk/use-desk-games.ts';
import { LotteryLobby } from './lobby/lottery-lobby.tsx';

export type DeskProps = Omit<WidgetViewProps<'lottery-desk'>, 'nodeId'>;

export function LotteryDeskView({ nodeId, ...props }: WidgetViewProps<'lottery-desk'>) {
  return (
    <FormPlace nodeId={nodeId} widget="lottery-desk" voice="lottery" waiting={<WaitingLines />}>
      <Desk {...props} />
    </FormPlace>
  );
}

/** All games, or the one that the address names; without one the document's, else the first. */
function Desk(props: DeskProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const [query] = useSearchParams();
  const { games, nowMs, hasFailed, refetch } = useDeskGames(props);
  if (hasFailed) {
    return (
      <EmptyState
        icon="ticket"
        title={say('draw.failed')}
        hint={say('games.failedHint')}
        action={{ label: say('action.retry'), onClick: refetch }}
      />
    );
  }
  if (!games) return <WaitingLines />;
  const named = (code: string | null | undefined) => games.find(({ gameCode }) => gameCode === code);
  const game = named(query.get('gameCode')) ?? named(props.game) ?? games[0];
  if (!game) return <EmptyState icon="ticket" title={t('lottery.none')} hint={t('lottery.noneHint')} />;
  if (query.get('view') === 'lobby') return <LotteryLobby games={games} nowMs={nowMs} {...props} />;
  return <BettingView {...props} key={game.gameCode} game={game} games={games} gamesNowMs={nowMs} />;
}
