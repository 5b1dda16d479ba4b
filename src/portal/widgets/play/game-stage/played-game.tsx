import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GameFrameMessage, GameStageProps } from '#contracts/generated/contracts.ts';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { useModalGuard } from '#portal/actions/modal-guard.tsx';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { isAboutPlay } from '#portal/data/play-queries.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { homeAddress } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Board, Stage } from './game-stage.styles.ts';
import { HeldNotice } from './held-notice.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { RealityCheck } from './reality-check.tsx';
import { RoomChoice } from './room-choice.tsx';
import { StageBar } from './stage-bar.tsx';
import { StageFoot } from './stage-foot.tsx';
import { StageNotice } from './stage-notice.tsx';
import { WaitingVeil } from './stage-waiting.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useGameHold, useShownHold } from './use-game-hold.ts';
import { useOnward } from './use-onward.ts';
import { useRealityCheck } from './use-reality-check.ts';
import { useRest } from './use-rest.ts';
import { useRoom } from './use-room.ts';
import { useStage } from './use-stage.ts';
import { useWayBack } from './use-way-back.ts';

interface PlayedGameProps extends GameStageProps {
  readonly wish: GameWish;
  readonly isPopup: boolean;
}

/** A game from its start to its end, with the bars around it. */
export function PlayedGame(props: PlayedGameProps) {
  const { wish: asked, isPopup, cashierMenu, footMenu, limits, timeOut, records, checks } = props;
  const t = useFormWords();
  const { layout } = useSite();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const root = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(root);
  const [isAsking, setAsking] = useState(false);
  const [isFootOpen, setFootOpen] = useState(false);
  const [since, setSince] = useState<number | null>(null);
  const wayBack = useWayBack(isPopup, useModalClose());
  const onward = useOnward(wayBack.goOn);
  const cashier = useMenuItems(cashierMenu)[0];

  const leave = (): void => {
    if (isPopup) wayBack.goBack();
    else void navigate(homeAddress(layout));
  };
  const onMessage = ({ type }: GameFrameMessage): void => {
    if (type === 'roundEnded') void queryClient.invalidateQueries({ queryKey: [BALANCE_PATH] });
    else if (type === 'needsFunds') onward(cashier?.action);
    // By Escape, mostly, which the page does not hear while focus is in the game.
    else if (type === 'closeAsked') askFirst();
  };
  const gameHold = useGameHold(asked);
  const room = useRoom(asked);
  const wanted = gameHold.isShut || !room.isReady ? null : { ...asked, roomId: room.roomId };
  const chooseRoom = (roomId: string): void => {
    room.choose(roomId);
    // The list goes, and the keyboard's place stays in the game.
    root.current?.focus();
  };
  const { state, frame, onFrameLoad, startAgain, send } = useStage(wanted, onMessage);
  const hold = useShownHold(gameHold, state);
  const isRunning = state.step === 'playing' && state.isRoundRunning;
  const isOpen = state.step === 'playing' || state.step === 'loading';
  const isPlaying = state.step === 'playing';
  useEffect(() => {
    if (isPlaying) setSince((before) => before ?? performance.now());
  }, [isPlaying]);
  const askOrLeave = (): void => {
    if (isRunning) setAsking(true);
    else leave();
  };
  // Escape is pressed by mistake more easily than a button.
  const askFirst = (): void => {
    if (isOpen) setAsking(true);
    else leave();
  };
  // A game that could not be started for want of an answer waits for it too.
  const isOwed = state.step === 'failed' && codeOf(state.error) === 'reality_check_due';
  const check = useRealityCheck(asked.mode !== 'trial' && (isPlaying || isOwed || state.step === 'ended'));
  const { due, look } = check;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each refusal.
  useEffect(() => {
    if (isOwed) look();
  }, [isOwed]);
  const goOn = async (): Promise<void> => {
    const isOver = check.isTooLate();
    if ((await check.answer('goOn')) && (!isPlaying || isOver)) startAgain();
  };
  const stop = async (): Promise<void> => {
    if (await check.answer('stop')) leave();
  };
  useModalGuard(() => {
    // It goes by an answer alone.
    if (due) return;
    if (isAsking) setAsking(false);
    else askFirst();
  });
  useRest(isAsking || due !== null, send);
  // Lists on the page below may show the rounds that were played.
  useEffect(
    () => () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutPlay(queryKey) }),
    [queryClient],
  );

  const wish = { ...asked, ...(isOpen && state.game) };
  const name = wish.gameName;
  return (
    <Stage ref={root} tabIndex={-1} $isPage={!isPopup} data-step={state.step}>
      <StageBar
        wish={wish}
        isHeld={isRunning}
        since={since}
        cashier={cashier}
        fullScreen={fullScreen}
        isFootOpen={isFootOpen}
        onFoot={() => setFootOpen(!isFootOpen)}
        onward={onward}
        onRefresh={() => send('balanceChanged')}
        onClose={askOrLeave}
      />
      <Board>
        {isOpen && (
          <iframe
            ref={frame}
            title={name ? t('play.frame', { name }) : t('play.frameOfAny')}
            src={state.game.url}
            sandbox="allow-scripts allow-same-origin"
            allow="fullscreen; autoplay; clipboard-write"
            referrerPolicy="no-referrer"
            onLoad={onFrameLoad}
          />
        )}
        {hold === null && room.rooms.length > 0 && <RoomChoice wish={wish} rooms={room.rooms} onChoose={chooseRoom} />}
        {hold === null && room.rooms.length === 0 && (state.step === 'launching' || state.step === 'loading') && (
          <WaitingVeil wish={wish} words={name ? t('play.starting', { name }) : t('play.startingAny')} />
        )}
        {!due && hold && (
          <HeldNotice
            hold={hold}
            wish={wish}
            way={hold.why === 'checks' ? checks : limits}
            onward={onward}
            onClose={leave}
          />
        )}
        {!due && !hold && <StageNotice state={state} wish={wish} onRetry={startAgain} onClose={leave} />}
        {isAsking && <LeaveQuestion isRunning={isRunning} onStay={() => setAsking(false)} onLeave={leave} />}
      </Board>
      {due && (
        <RealityCheck
          session={due}
          isSending={check.isSending}
          failure={check.failure}
          onStop={() => void stop()}
          onGoOn={() => void goOn()}
          timeOut={timeOut}
          limits={limits}
          records={records}
          onward={onward}
        />
      )}
      <StageFoot
        facts={isPlaying ? state.facts : null}
        wish={wish}
        isOpen={isFootOpen}
        since={since}
        menu={footMenu}
        limits={limits}
        fullScreen={fullScreen}
        onward={onward}
        onRules={() => {
          setFootOpen(false);
          send('openRules');
        }}
      />
    </Stage>
  );
}

const codeOf = (error: unknown): string | null => (error instanceof GatewayError ? error.code : null);
