import type { KeyboardEvent } from 'react';
import type { BetAction, BetRecord } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { betQuery } from '#portal/data/record-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { CopyValue } from '#portal/forms/copy-value.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { SignedMoney } from '#portal/forms/records/signed-money.tsx';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Badge } from '#portal/ui/account-card.ts';
import { GamePicture } from '#portal/ui/game-tile/game-picture.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { Actions, DetailHead, DetailPanel, DetailSums, Receipts, Scrim, ToolButton } from './bet-detail.styles.ts';
import { BetPicture } from './bet-picture.tsx';

interface BetDetailProps {
  readonly round: BetRecord;
  /** The rounds beside it in the list; undefined at its ends. */
  readonly newer: string | undefined;
  readonly older: string | undefined;
  readonly onOpen: (roundId: string) => void;
  readonly onClose: () => void;
}

/** One round in full, beside its list where there is room: what it came to, every action, and its numbers. */
export function BetDetail({ round, newer, older, onOpen, onClose }: BetDetailProps) {
  const t = useFormWords();
  const locale = useLocale();
  const moments = useMoments();
  const { language, site } = useSite();
  // The list must not scroll under the pointer.
  const panel = useFirstFocus<HTMLElement>({ preventScroll: true });
  const { data, error, isLoadingError, refetch } = useOwnQuery(betQuery(round.roundId, language));
  const { roundId, vassalage, gameCode, gameName, vendorName, iconUrl, status, openedAt } = round;
  const step = (event: KeyboardEvent): void => {
    const to = { ArrowUp: newer, ArrowDown: older }[event.key];
    if (event.key === 'Escape') onClose();
    else if (to !== undefined) onOpen(to);
    else return;
    event.preventDefault();
  };
  const money = (amount: string) => <bdi dir="ltr">{formatMoney(amount, site.currency, locale)}</bdi>;
  return (
    <>
      <Scrim onClick={onClose} />
      <DetailPanel ref={panel} tabIndex={-1} aria-label={t('bets.round', { id: roundId })} onKeyDown={step}>
        <DetailHead>
          <i>
            <GamePicture
              game={{ nodeId: `${vassalage}/${gameCode}`, gameName, vendorName, iconUrl }}
              width={300}
              height={400}
              sizes="48px"
            />
          </i>
          <div>
            <h2>{gameName}</h2>
            <p>
              <bdi>{vendorName}</bdi> ·{' '}
              <time dateTime={openedAt}>
                <bdi>{moments.whole(openedAt)}</bdi>
              </time>
            </p>
          </div>
          <ToolButton
            type="button"
            aria-label={t('bet.newer')}
            disabled={!newer}
            onClick={() => newer && onOpen(newer)}
          >
            <Icon name="chevron-up" size={18} stroke={2} />
          </ToolButton>
          <ToolButton
            type="button"
            aria-label={t('bet.older')}
            disabled={!older}
            onClick={() => older && onOpen(older)}
          >
            <Icon name="chevron-down" size={18} stroke={2} />
          </ToolButton>
          <ToolButton type="button" aria-label={t('bet.close')} onClick={onClose}>
            <Icon name="x" size={18} stroke={2} />
          </ToolButton>
        </DetailHead>
        <DetailSums>
          <dl>
            <div>
              <dt>{t('bets.bet')}</dt>
              <dd>{money(round.betAmount)}</dd>
            </div>
            <div>
              <dt>{t('bets.win')}</dt>
              <dd>{money(round.winAmount)}</dd>
            </div>
            <div>
              <dt>{t('bets.result')}</dt>
              <dd>
                <SignedMoney amount={round.profit} />
              </dd>
            </div>
          </dl>
          <Badge $tone={status === 'open' ? 'open' : 'good'}>{t(`bets.statuses.${status}`)}</Badge>
        </DetailSums>
        {!isLoadingError && <BetPicture key={roundId} round={round} detail={data} />}
        <h3>{t('bet.actions')}</h3>
        {isLoadingError ? (
          <OwnFailure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <WaitingCard rows={2} />
        ) : (
          <>
            <BetActions round={round} actions={data.actions} />
            <Receipts>
              <div>
                <dt>{t('bets.round', { id: '' }).trim()}</dt>
                <dd>
                  <bdi dir="ltr">{roundId}</bdi>{' '}
                  <CopyValue label={t('bets.round', { id: '' }).trim()} value={roundId} />
                </dd>
              </div>
              <div>
                <dt>{t('bet.vendorRound')}</dt>
                <dd>
                  <bdi dir="ltr">{data.vendorRoundId}</bdi>{' '}
                  <CopyValue label={t('bet.vendorRound')} value={data.vendorRoundId} />
                </dd>
              </div>
            </Receipts>
          </>
        )}
      </DetailPanel>
    </>
  );
}

interface BetActionsProps {
  readonly round: BetRecord;
  readonly actions: readonly BetAction[];
}

/** What happened in a round, to the millisecond. */
function BetActions({ round, actions }: BetActionsProps) {
  const t = useFormWords();
  const locale = useLocale();
  const { site } = useSite();
  const clock = dateFormat(locale, {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3, hourCycle: 'h23' },
    timeZone: site.timeZone,
  });
  const at = (moment: string) => (
    <time dateTime={moment}>
      <bdi dir="ltr">{clock.format(new Date(moment))}</bdi>
    </time>
  );
  return (
    <>
      <Actions>
        <li>
          {at(round.openedAt)}
          <div>{t('bet.opened')}</div>
        </li>
        {actions.map((action) => (
          <li key={action.transactionId} data-kind={action.kind}>
            {at(action.at)}
            <div>
              <strong>{action.title}</strong>
              <small>
                {t('bet.receipt')} <bdi dir="ltr">{action.transactionId}</bdi>{' '}
                <CopyValue label={t('bet.receipt')} value={action.transactionId} />
              </small>
              <small>
                <bdi>{t('bet.balance', { amount: formatMoney(action.balance, site.currency, locale) })}</bdi>
              </small>
            </div>
            <SignedMoney amount={action.amount} />
          </li>
        ))}
        {round.closedAt !== null && (
          <li data-kind="settled">
            {at(round.closedAt)}
            <div>{t('bet.settled')}</div>
          </li>
        )}
      </Actions>
      {actions.length === 0 && <p>{t('bet.elsewhere')}</p>}
    </>
  );
}
