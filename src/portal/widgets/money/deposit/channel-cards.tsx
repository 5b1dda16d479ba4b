import { useId } from 'react';
import type { DepositChannel } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { ChannelIcon } from '../cashier-icon.tsx';
import { Channel, Channels, Mark } from './channel-cards.styles.ts';

interface ChannelCardsProps {
  readonly channels: readonly DepositChannel[];
  /** The id of the channel that is chosen. */
  readonly chosen: string | undefined;
  readonly labelledBy: string;
  readonly onChoose: (channelId: string) => void;
}

/** The channels as one group of radio buttons, which the browser moves through by the arrow keys. */
export function ChannelCards({ channels, chosen, labelledBy, onChoose }: ChannelCardsProps) {
  const name = useId();
  return (
    <Channels role="radiogroup" aria-labelledby={labelledBy}>
      {channels.map((channel) => (
        <ChannelCard
          key={channel.id}
          group={name}
          channel={channel}
          isChosen={channel.id === chosen}
          onChoose={() => onChoose(channel.id)}
        />
      ))}
    </Channels>
  );
}

interface ChannelCardProps {
  readonly group: string;
  readonly channel: DepositChannel;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChannelCard({ group, channel, isChosen, onChoose }: ChannelCardProps) {
  const t = useFormWords();
  const money = useMoney();
  const moments = useMoments();
  const { id, kind, name, note, min, max, feePercent, closedUntil } = channel;
  const hasFee = /[1-9]/.test(feePercent);
  return (
    <Channel>
      <input
        type="radio"
        name={group}
        value={id}
        checked={isChosen}
        disabled={closedUntil !== null}
        onChange={onChoose}
      />
      <i>
        <ChannelIcon kind={kind} />
      </i>
      <strong>{name}</strong>
      {closedUntil === null ? (
        <>
          {note && <small>{note}</small>}
          <small data-terms>
            <span>
              <bdi>{money.round(min)}</bdi> – <bdi>{money.round(max)}</bdi>
            </span>
            <span>{hasFee ? t('deposit.feePercent', { percent: feePercent }) : t('deposit.noFee')}</span>
          </small>
        </>
      ) : (
        <small data-opens>
          <time dateTime={closedUntil}>{t('deposit.opens', { time: moments.soon(closedUntil) })}</time>
        </small>
      )}
      <Mark>
        <Icon name="check" size={14} stroke={3} />
      </Mark>
    </Channel>
  );
}
