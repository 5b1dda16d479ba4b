import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Winner } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { useStartGame } from '#portal/actions/actions.tsx';
import { winnerBoardPath, winnerBoardQuery } from '#portal/data/games/winner-board-query.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { SectionHead } from '#portal/ui/section-head.tsx';
import { SiteImage } from '#portal/ui/site-image.tsx';
import { TurnButton } from '#portal/ui/turn-button.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Arrows, Board, Card, Play, Pulse, Strip, Window } from './winner-board.styles.ts';

/** The largest wins of settled rounds, four to a slide and round again. Hides itself while there are none. */
export function WinnerBoardView({
  nodeId,
  title,
  limit,
  perSlide,
  spacingPx,
  speedMs,
}: WidgetViewProps<'winner-board'>) {
  const { text } = useWords();
  const { language } = useSite();
  const [slide, setSlide] = useState(0);
  const { data } = useQuery(winnerBoardQuery(winnerBoardPath({ language, limit })));
  const winners = data?.list.map((entry) => entry.vo) ?? [];
  if (winners.length === 0) return null;
  const slides = Math.ceil(winners.length / perSlide);
  const turn = (by: number) => setSlide((slide + by + slides) % slides);
  return (
    <Board aria-labelledby={`${nodeId}-title`} data-node={nodeId} data-widget="winner-board">
      <SectionHead id={`${nodeId}-title`} title={text(title)} lead={<Pulse />}>
        {slides > 1 && (
          <Arrows>
            <TurnButton towards="previous" onTurn={() => turn(-1)} />
            <TurnButton towards="next" onTurn={() => turn(1)} />
          </Arrows>
        )}
      </SectionHead>
      <Window>
        <Strip $slide={slide} $perSlide={perSlide} $spacingPx={spacingPx} $speedMs={speedMs}>
          {winners.map((winner) => (
            <WinnerCard key={winner.id} winner={winner} />
          ))}
        </Strip>
      </Window>
    </Board>
  );
}

function WinnerCard({ winner }: { readonly winner: Winner }) {
  const { t } = useWords();
  const { site } = useSite();
  const locale = useLocale();
  const startGame = useStartGame();
  return (
    <Card>
      <SiteImage src={winner.iconUrl} width={52} height={52} loading="lazy" decoding="async" />
      <div>
        <small>{t('winner.won', { name: winner.customerName })}</small>
        <bdi>{formatMoney(winner.winAmount, site.currency, locale)}</bdi>
        <span>{winner.gameName}</span>
      </div>
      <Play
        type="button"
        aria-label={t('game.startNamed', { name: winner.gameName })}
        onClick={() => startGame(winner)}
      >
        <Icon name="play" size={16} stroke={2.2} />
      </Play>
    </Card>
  );
}
