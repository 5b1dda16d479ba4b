import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlaySession, RealityCheckAnswer } from '#contracts/generated/contracts.ts';
import { answerRealityCheck } from '#portal/data/play-limits-calls.ts';
import { keepPlaySession, playSessionQuery } from '#portal/data/play-limits-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** So that the gateway's clock has passed the moment too. */
const LATE_MS = 500;
/** A timer of a browser takes no longer ones. */
const LONGEST_MS = 6 * 60 * 60_000;

/** The reality check of the play that goes on. */
export interface RealityCheckState {
  /** What is shown while an answer is owed; null otherwise. */
  readonly due: PlaySession | null;
  readonly isSending: boolean;
  readonly failure: unknown;
  /** Sends an answer. @returns whether it was taken. */
  readonly answer: (answer: RealityCheckAnswer) => Promise<boolean>;
  /** Whether the time for an answer is over, so that the gateway has ended the games. */
  readonly isTooLate: () => boolean;
  /** Reads it again, where the gateway has said that an answer is owed. */
  readonly look: () => void;
}

/**
 * Follows when the next reality check is due, by the gateway's clock: it is asked once at the start and once when the
 * time has come, and it alone says what is shown.
 * @param isOn while a game is played for money.
 */
export function useRealityCheck(isOn: boolean): RealityCheckState {
  const { site, language } = useSite();
  const queryClient = useQueryClient();
  const isOffered = site.protection.realityCheck !== null;
  const { data, refetch, dataUpdatedAt } = useQuery({ ...playSessionQuery(), enabled: isOn && isOffered });
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const check = data?.check ?? null;
  const waitMs = data && check && !check.isDue ? Date.parse(check.dueAt) - Date.parse(data.at) + LATE_MS : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins the wait anew.
  useEffect(() => {
    if (!isOn || waitMs === null) return;
    const timer = setTimeout(() => void refetch(), Math.min(waitMs, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [isOn, waitMs, dataUpdatedAt, refetch]);
  const answer = async (said: RealityCheckAnswer): Promise<boolean> => {
    setSending(true);
    setFailure(null);
    try {
      keepPlaySession(queryClient, await answerRealityCheck(said, language));
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setSending(false);
    }
  };
  return {
    due: isOffered && data && check?.isDue ? data : null,
    isSending,
    failure,
    answer,
    isTooLate: () =>
      data !== undefined &&
      check !== null &&
      Date.parse(data.at) + Date.now() - dataUpdatedAt >= Date.parse(check.closesAt),
    look: () => void refetch(),
  };
}
