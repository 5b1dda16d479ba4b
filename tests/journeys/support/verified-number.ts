import { createHash } from 'node:crypto';
import type { Captcha } from '#contracts/generated/contracts.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { codeSentTo } from './code-sent-to.ts';

/** A Vietnamese mobile number that no other journey takes. */
export const newVietnameseNumber = (): string =>
  `0912${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;

/** The registration fields of a new Vietnamese number, with the code from the demo's inbox. */
export async function verifiedNumber(port: number, host: string) {
  const number = { countryDialingCode: '84', mobileNum: newVietnameseNumber() };
  const { value } = (await siteRequest({ port, host, path: '/wps/captcha?kind=work' })).json() as { value: Captcha };
  const body = { ...number, captchaId: value.captchaId, captcha: solve(value.work) };
  const sent = await siteRequest({ port, host, path: '/wps/verification/sms/register', method: 'POST', body });
  if (sent.status !== 200) throw new Error(sent.text);
  return { ...number, verificationCode: await codeSentTo(port, `+84${number.mobileNum.slice(1)}`) };
}

/** The first number whose SHA-256 with the salt begins with enough zero bits. */
function solve(work: Captcha['work']): string {
  if (work === undefined) throw new Error('the captcha has no work');
  for (let number = 0; ; number += 1) {
    const first = createHash('sha256').update(`${work.salt}${number}`).digest().readUInt32BE(0);
    if (Math.clz32(first) >= work.zeroBits) return String(number);
  }
}
