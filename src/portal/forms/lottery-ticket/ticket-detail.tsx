import type { LotteryTicket } from '#contracts/generated/contracts.ts';
import { CopyValue } from '#portal/forms/copy-value.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { DrawBallsRow } from '#portal/ui/draw-balls.tsx';
import { Detail, Facts, Lines } from './ticket-detail.styles.ts';
import { TicketProof } from './ticket-proof.tsx';
import { type NamedType, useBetWords } from './use-bet-words.ts';
import { useTicketMoney } from './use-ticket-money.ts';

interface TicketDetailProps {
  readonly ticket: LotteryTicket;
  /** The bet types of its game by their codes. One that is missing is named by its code alone. */
  readonly types: ReadonlyMap<string, NamedType>;
}

/** All of a ticket: its lines with their hits, the result, the receipt and the proof of the draw. */
export function TicketDetail({ ticket, types }: TicketDetailProps) {
  const t = useFormWords();
  const { number } = useWords();
  const moments = useMoments();
  const money = useTicketMoney(ticket);
  const words = useBetWords();
  const { lines, result, status } = ticket;
  const fact = (name: string, value: string, isCopied = false) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
        {isCopied && <CopyValue label={name} value={value} />}
      </dd>
    </div>
  );
  return (
    <Detail>
      <Lines aria-label={t('lottery.lines')}>
        {lines.map((line) => {
          const { betType, picks, hits, win, cost, odds } = line;
          return (
            <li key={`${betType} ${picks.join()}`} data-hit={(hits ?? 0) > 0 || undefined}>
              <span>
                <b>{picks.map((pick) => words.pick(betType, pick)).join(', ')}</b>
                <small>
                  {words.whole(types.get(betType) ?? { betType })} <bdi dir="ltr">× {number(Number(odds))}</bdi>
                </small>
              </span>
              <span>
                <bdi>{money.say(cost)}</bdi>
                {hits !== null && (
                  <small>
                    {hits > 0 ? t('lottery.lineHit', { n: hits, amount: money.say(win) }) : t('lottery.lineMissed')}
                  </small>
                )}
              </span>
            </li>
          );
        })}
      </Lines>
      {result && <DrawBallsRow result={result} label={t('lottery.result')} size="small" />}
      <Facts>
        {fact(t('lottery.stake'), money.say(ticket.stake))}
        {status === 'won' && fact(t('lottery.win'), money.say(ticket.win))}
        {fact(t('lottery.placedAt'), moments.whole(ticket.placedAt))}
        {fact(t('lottery.receiptId'), ticket.ticketId, true)}
      </Facts>
      <TicketProof ticket={ticket} />
    </Detail>
  );
}
