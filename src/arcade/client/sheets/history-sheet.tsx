/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { RoundHistory } from '#arcade/game-api.ts';
import type { GameContext, GameVerbs } from '../game-context.ts';
import { Icon } from '../icon.tsx';
import { openSheet, Sheet } from './sheet.tsx';

interface RoundRowProps {
  readonly round: RoundHistory['rounds'][number];
  readonly context: GameContext;
  readonly isPlaying: boolean;
  replay(roundId: string): void;
}

function RoundRow({ round, context: { words, figures, session }, isPlaying, replay }: RoundRowProps) {
  const { roundId, game: played, at, betMinor, winMinor, nonce } = round;
  return (
    <tr class={winMinor > 0 ? 'won' : ''}>
      <td>
        <bdi>{figures.date(at)}</bdi>
        <bdi class="played">{played.name}</bdi>
      </td>
      <td>
        <bdi>{figures.money(betMinor)}</bdi>
      </td>
      <td>
        <bdi>{figures.money(winMinor)}</bdi>
      </td>
      <td>
        <button
          type="button"
          class="round small"
          aria-label={`${words.replay} ${words.past.round} ${nonce}`}
          // Another game's round is shown by its own pictures, in that game.
          disabled={isPlaying || played.code !== session.game.code}
          onClick={() => replay(roundId)}
        >
          <Icon name="replay" />
        </button>
      </td>
    </tr>
  );
}

interface HistorySheetProps {
  readonly context: GameContext;
  readonly game: GameVerbs;
  close(): void;
}

function HistorySheet({ context, game, close }: HistorySheetProps) {
  const { words, server } = context;
  const { past } = words;
  const [page, setPage] = useState(1);
  /** The page that was read last; its history is null when it could not be. */
  const [read, setRead] = useState<{ readonly page: number; readonly history: RoundHistory | null } | null>(null);

  useLayoutEffect(() => {
    let isWanted = true;
    const answer = (history: RoundHistory | null) => {
      if (isWanted) setRead({ page, history });
    };
    server.history(page).then(answer, () => answer(null));
    return () => {
      isWanted = false;
    };
  }, [server, page]);

  async function replay(roundId: string) {
    try {
      const round = await server.round(roundId);
      close();
      game.replay(round);
    } catch {
      setRead({ page, history: null });
    }
  }

  function content() {
    if (read === null) return null;
    if (read.history === null) return <p role="alert">{past.notLoaded}</p>;
    const { rounds, totalPages } = read.history;
    if (rounds.length === 0) return <p>{past.none}</p>;
    const turner = (label: string, to: number) => (
      <button type="button" class="secondary" disabled={to < 1 || to > totalPages} onClick={() => setPage(to)}>
        {label}
      </button>
    );
    return (
      <>
        <table class="rounds">
          <thead>
            <tr>
              <th scope="col">{past.time}</th>
              <th scope="col">{words.bet}</th>
              <th scope="col">{words.win}</th>
              <th scope="col">{words.replay}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map((round) => (
              <RoundRow
                key={round.roundId}
                round={round}
                context={context}
                isPlaying={game.isPlaying}
                replay={(roundId) => void replay(roundId)}
              />
            ))}
          </tbody>
        </table>
        <div class="pages">
          {turner(past.newer, read.page - 1)}
          <bdi>{`${read.page} / ${totalPages}`}</bdi>
          {turner(past.older, read.page + 1)}
        </div>
      </>
    );
  }

  return (
    <Sheet kind="history" title={words.history} closeLabel={words.close} isBusy={read?.page !== page}>
      {content()}
    </Sheet>
  );
}

/** The rounds of this player, newest first, a page at a time; each can be seen again. */
export function openHistorySheet(context: GameContext, game: GameVerbs): void {
  openSheet(context.root, (close) => <HistorySheet context={context} game={game} close={close} />);
}
