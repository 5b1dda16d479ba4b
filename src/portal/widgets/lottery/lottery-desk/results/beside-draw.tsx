import { useEffect, useRef, useState } from 'react';
import type { DrawBalls, DrawOpened } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { radius } from '#portal/theme/tokens.ts';
import { DrawBallsRow } from '#portal/ui/draw-balls.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { GROUP } from '../keys/use-group-keys.ts';
import { Panel, PanelHead, TextButton } from '../lottery-desk.styles.ts';
import { playDrawSound } from '../sound/draw-sounds.ts';
import { HistorySheet } from './history-sheet.tsx';
import { KenoBoard } from './keno-board.tsx';
import { PrizeRows } from './prize-rows.tsx';
import { Balls, WaitingNote } from './results.styles.ts';
import { TrendPart } from './trend-part.tsx';

interface BesideDrawProps {
  readonly opened: DrawOpened | undefined;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly isRace: boolean;
  /** The latest draw of which the trend and the history may tell, as `useHistory` takes it. */
  readonly latest: string | null | undefined;
}

const HISTORY = 100;

/** The latest draw beside the slip: its prizes, its balls or its board, the trend, and the way to the draws before. */
export function BesideDraw({ opened, nowMs, isRace, latest }: BesideDrawProps) {
  const t = useFormWords();
  const [isOpen, setOpen] = useState(false);
  if (!opened) return <Skeleton $radius={radius.l} />;
  const { result, prizes, gameCode } = opened;
  const isWaiting = nowMs >= Date.parse(opened.nextDrawAt);
  const isKeno = !prizes && result.balls.length >= 20;
  const isTrendy = !prizes && !isKeno;
  return (
    <>
      <Panel aria-busy={isWaiting} {...GROUP}>
        <PanelHead>
          <h2>{t('lottery.beside.last', { issue: unbroken(result.issue) })}</h2>
          <TextButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('lottery.beside.history', { n: HISTORY })}
          </TextButton>
        </PanelHead>
        {isWaiting && <WaitingNote role="status">{t('lottery.state.waiting')}</WaitingNote>}
        {prizes && <PrizeRows issue={result.issue} prizes={prizes} />}
        {isKeno && <KenoBoard issue={result.issue} balls={result.balls} />}
        {isTrendy && !isRace && <LatestBalls result={result} />}
      </Panel>
      {isTrendy && <TrendPart gameCode={gameCode} count={HISTORY} isRace={isRace} latest={latest} />}
      {isOpen && (
        <HistorySheet
          gameCode={gameCode}
          gameName={opened.gameName}
          count={HISTORY}
          isRace={isRace}
          latest={latest}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The balls of the latest draw; a draw that comes while somebody looks is heard. */
function LatestBalls({ result }: { readonly result: DrawBalls }) {
  const t = useFormWords();
  const { issue } = result;
  const heard = useRef(issue);
  useEffect(() => {
    if (heard.current === issue) return;
    heard.current = issue;
    playDrawSound('out');
  }, [issue]);
  return (
    <Balls>
      <DrawBallsRow result={result} label={t('lottery.beside.last', { issue })} size="small" />
    </Balls>
  );
}
