import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { FormPlace } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { homeAddress } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { PlayedGame } from './played-game.tsx';
import { StageWaiting } from './stage-waiting.tsx';
import { useWishOfStage } from './wish-of-stage.ts';

/** A game, played here: in a popup what it was opened with, on a page what the address names. */
export function GameStageView(props: WidgetViewProps<'game-stage'>) {
  const { t } = useWords();
  const { wish, isPopup } = useWishOfStage();
  return (
    <>
      {!isPopup && <h1 className="visually-hidden">{t('page.seamless.title')}</h1>}
      <Stage {...props} wish={wish} isPopup={isPopup} />
    </>
  );
}

type StageProps = WidgetViewProps<'game-stage'> & ReturnType<typeof useWishOfStage>;

function Stage({ nodeId, nodes: _none, wish, isPopup, ...settings }: StageProps) {
  const { session } = useSite();
  const hasAccount = session === 'member' || session === 'agent';
  if (wish === null)
    return (
      <div data-node={nodeId} data-widget="game-stage">
        <NoGame />
      </div>
    );
  return (
    <FormPlace
      nodeId={nodeId}
      widget="game-stage"
      voice="play"
      waiting={<StageWaiting wish={wish} isPage={!isPopup} />}
    >
      {wish.mode === 'trial' || hasAccount ? (
        <PlayedGame
          key={`${wish.vassalage}/${wish.gameCode}/${wish.mode}`}
          wish={wish}
          isPopup={isPopup}
          {...settings}
        />
      ) : session === 'unknown' ? (
        <StageWaiting wish={wish} isPage={!isPopup} />
      ) : (
        <NeedsAccount />
      )}
    </FormPlace>
  );
}

function NoGame() {
  const { t } = useWords();
  const { layout } = useSite();
  const navigate = useNavigate();
  return (
    <EmptyState
      icon="gamepad-2"
      title={t('page.seamless.none')}
      hint={t('page.seamless.explain')}
      action={{ label: t('action.goHome'), onClick: () => void navigate(homeAddress(layout)) }}
    />
  );
}

/** A guest is asked to sign in, and the game starts when that is done. */
function NeedsAccount() {
  const { t } = useWords();
  const requireAccount = useRequireAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; whoever refuses is not asked again.
  useEffect(() => requireAccount(), []);
  return (
    <EmptyState
      icon="gamepad-2"
      title={t('page.seamless.account')}
      action={{ label: t('lobby.account'), onClick: requireAccount }}
    />
  );
}
