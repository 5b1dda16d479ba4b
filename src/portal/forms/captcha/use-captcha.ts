import { useCallback, useEffect, useRef, useState } from 'react';
import type { Captcha } from '#contracts/generated/contracts.ts';
import { fetchCaptcha } from '#portal/data/account-calls.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { solveWork } from './proof-of-work.ts';

/** How soon a picture may be changed for another (specification, section 9). */
const REFRESH_AFTER_MS = 1000;

/** picture: read it and type; working: the machine does the sum instead; worked: it has; failed: neither came. */
type CaptchaStage = 'picture' | 'working' | 'worked' | 'failed';

export interface CaptchaState {
  readonly isAsked: boolean;
  readonly stage: CaptchaStage;
  readonly captcha: Captcha | null;
  /** The computed proof of work, in place of a typed answer. */
  readonly answer: string | null;
  /** Shows the captcha from now on, with a new picture. */
  readonly ask: () => void;
  /** Another picture, at most once in a second. */
  readonly refresh: () => void;
  /** Solves it by a proof of work, for visitors who cannot read the picture. */
  readonly work: () => void;
}

/** A captcha that is asked for when a sign-in was refused with one, or from the beginning. Each is good for one try. */
export function useCaptcha(isAskedAtOnce = false): CaptchaState {
  const [isAsked, setAsked] = useState(false);
  const [stage, setStage] = useState<CaptchaStage>('picture');
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const askedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const running = useRef<AbortController | null>(null);

  const start = useCallback(async (kind: 'image' | 'work') => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setStage(kind === 'image' ? 'picture' : 'working');
    setAnswer(null);
    try {
      const made = await fetchCaptcha(kind);
      if (stop.signal.aborted) return;
      setCaptcha(made);
      if (!made.work) return;
      const number = await solveWork(made.work, stop.signal);
      if (stop.signal.aborted) return;
      setAnswer(number);
      setStage('worked');
    } catch {
      if (!stop.signal.aborted) setStage('failed');
    }
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const refresh = useCallback(() => {
    const nowMs = performance.now();
    if (nowMs - askedAtMs.current < REFRESH_AFTER_MS) return;
    askedAtMs.current = nowMs;
    void start('image');
  }, [start]);
  const ask = useCallback(() => {
    setAsked(true);
    askedAtMs.current = performance.now();
    void start('image');
  }, [start]);
  useEffect(() => {
    if (isAskedAtOnce) ask();
  }, [isAskedAtOnce, ask]);

  return { isAsked, stage, captcha, answer, ask, refresh, work: () => void start('work') };
}

/** Whether a refusal asks for a captcha at the next try. */
export const asksForCaptcha = (error: unknown): boolean =>
  error instanceof GatewayError && (error.details.captcha === true || error.code === 'captcha_required');
