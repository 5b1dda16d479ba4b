import type { BetDetail, BetRecord } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { betViewQuery } from '#portal/data/record-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords, WithFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { Frame, FrameVeil } from './bet-picture.styles.ts';
import { BetTicket } from './bet-ticket.tsx';
import { FIRST_HEIGHT_PX, RoundFrame } from './round-frame.tsx';

/** Refusals that no retry changes. */
const FINAL: ReadonlySet<string> = new Set(['round_not_shown', 'round_not_over', 'not_found']);

interface BetPictureProps {
  readonly round: Pick<BetRecord, 'roundId' | 'gameName' | 'status'>;
  /** Undefined until it has come. */
  readonly detail: Pick<BetDetail, 'ticketId'> | undefined;
}

/** How a round ended: its lottery ticket, or the page of its vendor. A round at a vendor has none while it runs. */
export function BetPicture({ round: { roundId, gameName, status }, detail }: BetPictureProps) {
  if (detail !== undefined && detail.ticketId !== null)
    return (
      <WithFormWords voice="lottery" waiting={<WaitingCard rows={4} />}>
        <BetTicket ticketId={detail.ticketId} />
      </WithFormWords>
    );
  if (status === 'open') return null;
  return detail === undefined ? <WaitingPicture /> : <VendorPicture roundId={roundId} gameName={gameName} />;
}

/** As high as the picture will be, so that nothing below it moves. */
function WaitingPicture() {
  return (
    <Frame $heightPx={FIRST_HEIGHT_PX} aria-busy="true">
      <FrameVeil />
    </Frame>
  );
}

interface VendorPictureProps {
  readonly roundId: string;
  readonly gameName: string;
}

function VendorPicture({ roundId, gameName }: VendorPictureProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const { data, error, isFetching, refetch } = useOwnQuery(betViewQuery(roundId, language));
  const again = () => void refetch();
  if (isFetching) return <WaitingPicture />;
  if (data)
    return <RoundFrame key={data.url} url={data.url} title={t('bet.frame', { game: gameName })} onRetry={again} />;
  if (error instanceof GatewayError && FINAL.has(error.code)) return <p>{failureWords(error, say)}</p>;
  return error ? <OwnFailure error={error} onRetry={again} /> : null;
}
