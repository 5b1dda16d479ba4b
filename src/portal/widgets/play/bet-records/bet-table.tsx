import type { BetRecord } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SignedMoney } from '#portal/forms/records/signed-money.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Badge } from '#portal/ui/account-card.ts';
import { GamePicture } from '#portal/ui/game-tile/game-picture.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { GameCell, Place, Table } from './bet-records.styles.ts';

interface BetTableProps {
  readonly rounds: readonly BetRecord[];
  /** The round that is shown in full; null for none. */
  readonly opened: string | null;
  readonly onOpen: (roundId: string) => void;
  /** They are those of the choice before. */
  readonly isDimmed: boolean;
}

/** Rounds in rows; on a small screen each is a card of its own. */
export function BetTable({ rounds, opened, onOpen, isDimmed }: BetTableProps) {
  const t = useFormWords();
  const heads = [t('bets.game'), t('bets.time'), t('bets.bet'), t('bets.win'), t('bets.result'), t('bets.status')];
  return (
    <Place>
      <Table aria-label={t('bets.label')} $isDimmed={isDimmed}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <RoundRow key={round.roundId} round={round} isOpen={round.roundId === opened} onOpen={onOpen} />
          ))}
        </tbody>
      </Table>
    </Place>
  );
}

interface RoundRowProps extends Pick<BetTableProps, 'onOpen'> {
  readonly round: BetRecord;
  readonly isOpen: boolean;
}

function RoundRow({ round, isOpen, onOpen }: RoundRowProps) {
  const t = useFormWords();
  const locale = useLocale();
  const moments = useMoments();
  const { currency } = useSite().site;
  const { roundId, vassalage, gameCode, gameName, vendorName, iconUrl, status, openedAt } = round;
  const money = (amount: string) => <bdi dir="ltr">{formatMoney(amount, currency, locale)}</bdi>;
  return (
    <tr data-round={roundId} data-open={isOpen || undefined}>
      <td>
        <GameCell>
          <i>
            <GamePicture
              game={{ nodeId: `${vassalage}/${gameCode}`, gameName, vendorName, iconUrl }}
              width={300}
              height={400}
              sizes="48px"
            />
          </i>
          <span>
            <strong>{gameName}</strong>
            <small>{vendorName}</small>
            <small>
              <bdi>{t('bets.round', { id: roundId })}</bdi>
            </small>
          </span>
        </GameCell>
      </td>
      <td data-label={t('bets.time')}>
        <time dateTime={openedAt}>{moments.whole(openedAt)}</time>
      </td>
      <td data-label={t('bets.bet')}>{money(round.betAmount)}</td>
      <td data-label={t('bets.win')}>{money(round.winAmount)}</td>
      <td data-label={t('bets.result')}>
        <SignedMoney amount={round.profit} />
      </td>
      <td data-label={t('bets.status')}>
        <Badge $tone={status === 'open' ? 'open' : 'quiet'}>{t(`bets.statuses.${status}`)}</Badge>
      </td>
      <td data-cell="open">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t('bet.open', { id: leftToRight(roundId) })}
          onClick={() => onOpen(roundId)}
        >
          <Icon name="chevron-right" size={18} stroke={2} />
        </button>
      </td>
    </tr>
  );
}
