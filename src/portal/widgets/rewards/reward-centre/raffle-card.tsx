import type { Raffle, RaffleDraw } from '#contracts/generated/contracts.ts';
import { claimRaffle } from '#portal/data/reward-calls.ts';
import { raffleQuery } from '#portal/data/reward-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { LimitBar } from '#portal/ui/limit-bar.tsx';
import { OwnPart } from '../own-part.tsx';
import type { Claim } from '../use-claim.ts';
import { usePrize } from '../use-prize.ts';
import { Numbers, Part, Proof, RaffleHead, TicketsHead, Won } from './raffle-card.styles.ts';
import { Card, Quiet } from './reward-centre.styles.ts';

/** So many numbers are shown of many. */
const SHOWN = 12;

interface RaffleCardProps {
  readonly claim: Claim;
}

/** The member's tickets in the raffle of the present period, what the last draw brought, and how it is checked. */
export function RaffleCard({ claim }: RaffleCardProps) {
  const { language } = useSite();
  return (
    <OwnPart query={useOwnQuery(raffleQuery(language))}>
      {(raffle) => (
        <Card id="raffle">
          <Head raffle={raffle} />
          <Tickets raffle={raffle} />
          {raffle.lastDraw !== null && <LastDraw draw={raffle.lastDraw} claim={claim} />}
          <HowItIsDrawn raffle={raffle} />
        </Card>
      )}
    </OwnPart>
  );
}

function Head({ raffle: { name, prizes, drawnAt } }: { readonly raffle: Raffle }) {
  const t = useFormWords();
  const { number } = useWords();
  const moments = useMoments();
  const prizeOf = usePrize();
  const [first] = prizes;
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  return (
    <RaffleHead>
      <div>
        <h2>{name}</h2>
        {first !== undefined && <p>{t('reward.raffle.prizes', { count: number(count), prize: prizeOf(first) })}</p>}
        <p>{t('reward.raffle.draw', { time: moments.soon(drawnAt) })}</p>
      </div>
      <Icon name="ticket" size={44} />
    </RaffleHead>
  );
}

function Tickets({ raffle: { tickets, waiting, per, progress, most, seats, issued } }: { readonly raffle: Raffle }) {
  const t = useFormWords();
  const { number } = useWords();
  const money = useMoney();
  const count = tickets.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const isFull = issued >= seats;
  return (
    <>
      <TicketsHead>
        <b>{count + waiting === 0 ? t('reward.raffle.none') : t('reward.raffle.tickets')}</b>
        <span>{t('reward.raffle.per', { per: money.round(per) })}</span>
      </TicketsHead>
      {count > 0 && (
        <Numbers>
          {firstOf(tickets).map((ticket) => (
            <li key={ticket}>
              <bdi>{number(ticket)}</bdi>
            </li>
          ))}
          {count > SHOWN && <li data-is-rest>{t('reward.raffle.more', { count: number(count - SHOWN) })}</li>}
        </Numbers>
      )}
      {waiting > 0 && <Quiet>{t('reward.raffle.waiting', { count: number(waiting) })}</Quiet>}
      {isFull && <Quiet>{t('reward.raffle.full')}</Quiet>}
      {!isFull && count + waiting < most && (
        <Part>
          <TicketsHead>
            <span>{t('reward.raffle.next')}</span>
            <span>
              <bdi>{t('reward.raffle.progress', { done: money.say(progress), per: money.round(per) })}</bdi>
            </span>
          </TicketsHead>
          <LimitBar used={progress} amount={per} isGoal />
        </Part>
      )}
    </>
  );
}

/** The first numbers of spans. */
function firstOf(spans: Raffle['tickets']): readonly number[] {
  const numbers: number[] = [];
  for (const { from, to } of spans)
    for (let ticket = from; ticket <= to && numbers.length < SHOWN; ticket += 1) numbers.push(ticket);
  return numbers;
}

function LastDraw({ draw, claim }: { readonly draw: RaffleDraw; readonly claim: Claim }) {
  const t = useFormWords();
  const { number } = useWords();
  const { language } = useSite();
  const moments = useMoments();
  const prizeOf = usePrize();
  const { first, won, winners, count, drawnAt } = draw;
  const shown = winners.slice(0, SHOWN);
  if (winners.length === 0) return null;
  return (
    <>
      {won.map(({ number: ticket, reward }) => (
        <Won key={ticket}>
          <p>
            <b>{t('reward.raffle.won', { prize: prizeOf(reward), number: number(ticket) })}</b>
          </p>
          {reward.status === 'ready' && (
            <Button
              type="button"
              $size="small"
              $look="secondary"
              disabled={claim.isBusy}
              onClick={() => claim.run(() => claimRaffle({ first, number: ticket }, language), prizeOf(reward))}
            >
              {t('reward.claim', { prize: prizeOf(reward) })}
            </Button>
          )}
        </Won>
      ))}
      <Part>
        <Quiet>{t('reward.raffle.winning', { time: moments.soon(drawnAt) })}</Quiet>
        <Numbers>
          {shown.map(({ number: ticket, name, ...prize }) => (
            <li key={ticket}>
              <bdi>{number(ticket)}</bdi>
              <small>
                <bdi>{name}</bdi>
              </small>
              <small>{prizeOf(prize)}</small>
            </li>
          ))}
          {count > shown.length && (
            <li data-is-rest>{t('reward.raffle.more', { count: number(count - shown.length) })}</li>
          )}
        </Numbers>
      </Part>
    </>
  );
}

function HowItIsDrawn({ raffle: { commitment, lastDraw } }: { readonly raffle: Raffle }) {
  const t = useFormWords();
  const { number } = useWords();
  return (
    <Proof>
      <summary>{t('reward.raffle.proof')}</summary>
      <p>{t('reward.raffle.rule')}</p>
      <code dir="ltr">{commitment}</code>
      {lastDraw !== null && (
        <>
          <p>{t('reward.raffle.seed')}</p>
          <code dir="ltr">{lastDraw.seed}</code>
          {lastDraw.passed.length > 0 && (
            <p>{t('reward.raffle.passed', { numbers: lastDraw.passed.map(number).join(' · ') })}</p>
          )}
        </>
      )}
    </Proof>
  );
}
