import type { GameRoom } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { SiteImage } from '#portal/ui/site-image.tsx';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import { Veil } from './game-stage.styles.ts';
import { Room, Rooms } from './room-choice.styles.ts';

interface RoomChoiceProps {
  readonly wish: GameWish;
  readonly rooms: readonly GameRoom[];
  readonly onChoose: (roomId: string) => void;
}

/** The rooms of a game against others, in the game's place. The quick seat is where most people are. */
export function RoomChoice({ wish, rooms, onChoose }: RoomChoiceProps) {
  const t = useFormWords();
  const title = useFirstFocus<HTMLHeadingElement>();
  const quick = fullest(rooms);
  return (
    <Veil>
      {wish.iconUrl && <SiteImage src={wish.iconUrl} />}
      <Rooms>
        <h2 ref={title} tabIndex={-1}>
          {t('play.room.title')}
        </h2>
        <p>{t('play.room.text')}</p>
        <ul>
          {rooms.map((room) => (
            <li key={room.roomId}>
              <RoomCard room={room} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {quick && (
          <Button type="button" onClick={() => onChoose(quick.roomId)}>
            <Icon name="zap" size={18} />
            {t('play.room.quick', { name: quick.name })}
          </Button>
        )}
      </Rooms>
    </Veil>
  );
}

function RoomCard({ room, onChoose }: Pick<RoomChoiceProps, 'onChoose'> & { readonly room: GameRoom }) {
  const t = useFormWords();
  const locale = useLocale();
  const { number } = useWords();
  const { currency } = useSite().site;
  const money = (amount: string): string => formatMoney(amount, currency, locale);
  const { roomId, name, minBet, maxBet, seated } = room;
  return (
    <Room type="button" onClick={() => onChoose(roomId)}>
      <b>{name}</b> <span>{t('play.room.stake')}</span>{' '}
      <strong>
        <bdi>{money(minBet)}</bdi>
        {minBet !== maxBet && (
          <>
            {' – '}
            <bdi>{money(maxBet)}</bdi>
          </>
        )}
      </strong>{' '}
      <small>
        <Icon name="users" size={14} />
        {t('play.room.seated', { people: number(seated) })}
      </small>
    </Room>
  );
}

/** The room with most people; of several the one with the lowest stakes. */
const fullest = (rooms: readonly GameRoom[]): GameRoom | undefined =>
  rooms.reduce<GameRoom | undefined>((best, room) => (best && best.seated >= room.seated ? best : room), undefined);
