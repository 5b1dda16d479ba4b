import { describe, expect, it } from 'vitest';
import { DomainError } from './domain-error.ts';
import { readE164, readMobileNumber } from './mobile-number.ts';

function faultsOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_request') return error.fields;
    throw error;
  }
}

describe('a typed mobile number', () => {
  it.each([
    ['84', '0912345678', '+84912345678', 'VN'],
    ['+84', '912 345 678', '+84912345678', 'VN'],
    ['84', '+84 912-345-678', '+84912345678', 'VN'],
    ['34', '600000001', '+34600000001', 'ES'],
    ['1', '(650) 253-0000', '+16502530000', 'US'],
    ['1', '8765551234', '+18765551234', 'JM'],
    ['44', '07911 123456', '+447911123456', 'GG'],
  ])('is one in E.164, however it is written: +%s %s', (countryDialingCode, mobileNum, e164, country) => {
    expect(readMobileNumber({ countryDialingCode, mobileNum })).toEqual({ e164, country });
    expect(readE164(e164)).toEqual({ e164, country });
  });

  it.each([
    ['34', '12', 'no number'],
    ['34', '60000000123456', 'too long'],
    ['34', 'six hundred', 'letters'],
    ['34', '600000001 ext 5', 'an extension'],
    ['34', '+84912345678', 'another country’s'],
    ['1', '2001230101', 'an area that does not exist'],
    ['34', '', 'nothing'],
  ])('is refused where there is no such number: +%s %s (%s)', (countryDialingCode, mobileNum) => {
    expect(faultsOf(() => readMobileNumber({ countryDialingCode, mobileNum }))).toEqual({ mobileNum: 'wrong_format' });
  });

  it.each([
    ['44', '9098790879', 'premium rate'],
    ['33', '810123456', 'shared cost'],
    ['44', '7640123456', 'a pager'],
    ['44', '7012345678', 'a personal number'],
    ['44', '5512345678', 'a company’s number'],
    ['41', '860123456789', 'voicemail'],
    ['44', '2079460958', 'a fixed line'],
    ['44', '8001111111', 'toll-free'],
  ])('is refused where nobody receives text messages: +%s %s (%s)', (countryDialingCode, mobileNum) => {
    expect(faultsOf(() => readMobileNumber({ countryDialingCode, mobileNum }))).toEqual({
      mobileNum: 'not_allowed_value',
    });
  });

  it.each(['999', '0', '881', '882', '883', '979', '800', '870', ''])(
    'is refused where the code is no country’s: +%s',
    (countryDialingCode) => {
      expect(faultsOf(() => readMobileNumber({ countryDialingCode, mobileNum: '612345678' }))).toEqual({
        countryDialingCode: 'not_allowed_value',
      });
    },
  );
});
