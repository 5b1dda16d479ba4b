import { useEffect, useState } from 'react';
import type { GameRoom } from '#contracts/generated/contracts.ts';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import { roomsPath, roomsQuery } from '#portal/data/games/rooms-query.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** How long a game waits for the list of its rooms. */
const PATIENCE_MS = 5_000;

interface RoomWish {
  /** The game may be started: its room is chosen, or it has none. It never becomes false again. */
  readonly isReady: boolean;
  readonly roomId: string | undefined;
  /** The rooms to choose from; empty while they are read, and where there are none. */
  readonly rooms: readonly GameRoom[];
  readonly choose: (roomId: string) => void;
}

/**
 * The room of a game against others that is played for money. A vendor that knows no rooms, or does not tell them now,
 * still has the game.
 */
export function useRoom({ vassalage, gameCode, gameType, mode }: GameWish): RoomWish {
  const { language } = useSite();
  const [roomId, setRoomId] = useState<string>();
  const [isReady, setReady] = useState(mode === 'trial' || gameType !== 'PVP' || gameCode === undefined);
  const path = roomsPath({ vassalage, gameCode: gameCode ?? '' }, language);
  const { data, isLoadingError } = useOwnQuery(roomsQuery(path), !isReady);
  const hasNone = isLoadingError || data?.rooms.length === 0;
  const isWaiting = !isReady && data === undefined;
  useEffect(() => {
    if (hasNone) setReady(true);
  }, [hasNone]);
  useEffect(() => {
    if (!isWaiting) return;
    const late = setTimeout(() => setReady(true), PATIENCE_MS);
    return () => clearTimeout(late);
  }, [isWaiting]);
  const choose = (chosen: string): void => {
    setRoomId(chosen);
    setReady(true);
  };
  return { isReady, roomId, rooms: isReady ? [] : (data?.rooms ?? []), choose };
}
