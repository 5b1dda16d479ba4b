import { fetchCaptcha } from '#portal/data/account-calls.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { solveWork } from './proof-of-work.ts';

/** A captcha with its answer, as calls carry it. */
export interface CaptchaAnswer {
  readonly captchaId: string;
  readonly captcha: string;
}

/** Fetches a captcha that the device solves by itself, in a second or two, so that nobody has to read a picture. */
export async function workedCaptcha(): Promise<CaptchaAnswer> {
  const { captchaId, work } = await fetchCaptcha('work');
  if (work === undefined) throw new GatewayError('unknown', '', 0);
  return { captchaId, captcha: await solveWork(work) };
}
