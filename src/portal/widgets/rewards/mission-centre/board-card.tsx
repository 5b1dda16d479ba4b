import { useState } from 'react';
import type { BoardPeriod, BoardRow, Leaderboard } from '#contracts/generated/contracts.ts';
import { boardQuery } from '#portal/data/mission-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { OwnPart } from '../own-part.tsx';
import { usePrize } from '../use-prize.ts';
import { BoardTable, Group, OwnRank, Podium, PrizeList, Segments } from './mission-centre.styles.ts';

const ON_PODIUM = 3;

/** Members ranked by their play of a period, with the own rank at the foot. */
export function BoardCard() {
  const { language } = useSite();
  const [every, setEvery] = useState<BoardPeriod | null>(null);
  return (
    <OwnPart query={useOwnQuery(boardQuery(language, every))}>
      {(board) => <Board board={board} onChoose={setEvery} />}
    </OwnPart>
  );
}

interface BoardProps {
  readonly board: Leaderboard;
  readonly onChoose: (every: BoardPeriod) => void;
}

function Board({ board, onChoose }: BoardProps) {
  const t = useFormWords();
  const money = useMoney();
  const moments = useMoments();
  const { name, counts, per, category, every, boards, endsAt, prizes, rows, own } = board;
  const isOwnShown = rows.some(({ isOwn }) => isOwn);
  return (
    <Group>
      <header>
        <h2>{name}</h2>
        <span>{t('mission.ends', { time: moments.soon(endsAt) })}</span>
      </header>
      {boards.length > 1 && (
        <Segments>
          {boards.map((one) => (
            <button key={one} type="button" aria-pressed={one === every} onClick={() => onChoose(one)}>
              {t(`mission.board.${one}`)}
            </button>
          ))}
        </Segments>
      )}
      {rows.length > 0 && <FirstThree rows={rows.slice(0, ON_PODIUM)} />}
      {rows.length > ON_PODIUM && <Rest rows={rows.slice(ON_PODIUM)} />}
      {rows.length === 0 && <p>{t('mission.board.empty')}</p>}
      {!isOwnShown && <Own own={own} />}
      <footer>
        {t(counts === 'won' ? 'mission.board.won' : 'mission.board.staked', {
          amount: money.round(per),
          games: category ?? t('mission.allGames'),
        })}{' '}
        {t('mission.board.counted')}
        <Prizes prizes={prizes} />
      </footer>
    </Group>
  );
}

function Prizes({ prizes }: Pick<Leaderboard, 'prizes'>) {
  const t = useFormWords();
  const { number } = useWords();
  const prizeOf = usePrize();
  return (
    <PrizeList>
      <summary>{t('mission.prizes')}</summary>
      <ol>
        {prizes.map((prize, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prize is its rank's
          <li key={index}>
            {t('mission.prizeOf', { rank: number(index + 1) })} <b>{prizeOf(prize)}</b>
          </li>
        ))}
      </ol>
    </PrizeList>
  );
}

function FirstThree({ rows }: { readonly rows: readonly BoardRow[] }) {
  const { number } = useWords();
  const prizeOf = usePrize();
  return (
    <Podium>
      {rows.map(({ rank, name, points, prize, isOwn }, index) => (
        // Ranks can be shared, and masked names can be alike: the place is what tells rows apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the board
        <li key={index} data-is-own={isOwn || undefined}>
          <i>{rank}</i>
          <bdi>{name}</bdi>
          <span>{number(points)}</span>
          {prize !== null && <b>{prizeOf(prize)}</b>}
        </li>
      ))}
    </Podium>
  );
}

function Rest({ rows }: { readonly rows: readonly BoardRow[] }) {
  const t = useFormWords();
  const { number } = useWords();
  const prizeOf = usePrize();
  return (
    <BoardTable>
      <thead>
        <tr>
          <th scope="col">{t('mission.board.rank')}</th>
          <th scope="col">{t('mission.board.player')}</th>
          <th scope="col">{t('mission.board.points')}</th>
          <th scope="col">{t('mission.board.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, name, points, prize, isOwn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the board
          <tr key={index} data-is-own={isOwn || undefined}>
            <td>{rank}</td>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{number(points)}</td>
            <td>
              <b>{prize === null ? '–' : prizeOf(prize)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </BoardTable>
  );
}

function Own({ own }: { readonly own: Leaderboard['own'] }) {
  const t = useFormWords();
  const { number } = useWords();
  const { member } = useSite();
  if (own === null) return <OwnRank>{t('mission.board.notYet')}</OwnRank>;
  return (
    <OwnRank>
      <b>{number(own.rank)}</b>
      <p>
        <bdi>{member?.account}</bdi>
        {own.missing !== null && <span>{t('mission.board.missing', { points: number(own.missing) })}</span>}
      </p>
      <span>{number(own.points)}</span>
    </OwnRank>
  );
}
