import { useRef } from 'react';
import type { SmsSent } from '#contracts/generated/contracts.ts';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { formFailureWords } from '#portal/forms/phone-failure.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { FieldRefusal } from '../account-form.ts';
import type { CaptchaAnswer } from '../captcha/worked-captcha.ts';
import { useFormWords } from '../form-place.tsx';
import type { NumberOnTrial } from './firebase-numbers.ts';

/** How long another code cannot be had from the service (specification, section 4, "SMS send"). */
const SERVICE_MINUTES = 1;

/** The service's errors about a code; the form shows all others. */
const ABOUT_CODES: ReadonlySet<unknown> = new Set([
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/code-expired',
]);

/** A number as a form has it. */
export interface FormNumber {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** A proof of a number for a call: the gateway's own code, or the token of the service that verifies numbers. */
export type NumberProof =
  | { readonly verificationCode: string }
  | { readonly firebaseChannel: string; readonly firebaseIdToken: string };

/** A number that the service sent a code to, and the token that came of a code. */
interface OnTrial extends NumberOnTrial {
  readonly number: string;
  proven?: { readonly code: string; readonly token: string };
}

/**
 * How a form has a number proven: by a code of the gateway's own, or where the site asks for it by the service that
 * verifies numbers, whose code never comes to the gateway. The service's library is fetched when a code is first asked
 * for.
 */
export function useNumberProof() {
  const t = useFormWords();
  const { site, language } = useSite();
  const { phoneVerification } = site;
  const onTrial = useRef<OnTrial | null>(null);

  const refusal = (failure: unknown) => new FieldRefusal({ verificationCode: formFailureWords(failure, t) });

  const proofOf = async (number: string, code: string): Promise<NumberProof> => {
    if (phoneVerification === null) return { verificationCode: code };
    const trial = onTrial.current;
    if (trial?.number !== number) throw refusal({ code: 'auth/code-expired' });
    if (trial.proven?.code !== code) {
      const token = await trial.prove(code).catch((error: unknown) => {
        throw isAboutCode(error) ? refusal(error) : error;
      });
      trial.proven = { code, token };
    }
    return { firebaseChannel: phoneVerification.channel, firebaseIdToken: trial.proven.token };
  };

  return {
    /**
     * Has a code sent, and answers after how many minutes another can be had.
     * @param sendOwn has the gateway send one of its own, for a captcha that the device has solved by itself.
     */
    async send(number: FormNumber, sendOwn: (answer: CaptchaAnswer) => Promise<SmsSent>): Promise<number> {
      if (phoneVerification === null) {
        const { workedCaptcha } = await loadChunk(() => import('../captcha/worked-captcha.ts'));
        return (await sendOwn(await workedCaptcha())).expiredMinutes;
      }
      const { sendNumberCode } = await loadChunk(() => import('./firebase-numbers.ts'));
      const sentTo = e164Of(number);
      const trial = await sendNumberCode(phoneVerification, sentTo, language);
      onTrial.current = { number: sentTo, ...trial };
      return SERVICE_MINUTES;
    },

    /**
     * Makes a call with the proof that a code comes to. A token is kept while the call is refused for a field that is
     * looked at before it, since the code is used up at the service by then; where the gateway used the token up too,
     * its next refusal says so.
     * @throws FieldRefusal where the code is to blame.
     */
    async bring<Answer>(
      number: FormNumber,
      code: string,
      call: (proof: NumberProof) => Promise<Answer>,
    ): Promise<Answer> {
      const proof = await proofOf(e164Of(number), code);
      try {
        return await call(proof);
      } catch (error) {
        if (!(error instanceof GatewayError) || error.code !== 'invalid_verification_code') throw error;
        onTrial.current = null;
        const { firebaseIdToken } = error.fields;
        throw firebaseIdToken ? new FieldRefusal({ verificationCode: firebaseIdToken.message }) : error;
      }
    },
  };
}

const e164Of = ({ countryDialingCode, mobileNum }: FormNumber): string => `+${countryDialingCode}${mobileNum}`;

function isAboutCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && ABOUT_CODES.has(error.code);
}
