import { describe, expect, it } from 'vitest';
import { readBankNumber, readWalletNumber } from './account-numbers.ts';
import { faultOfName, isSameName, tidyName } from './payee-names.ts';

const wrong = { fault: 'wrong_format' };

describe('the number of a bank account', () => {
  it.each([
    'ES91 2100 0418 4502 0005 1332',
    'DE89370400440532013000',
    'gb82 west 1234 5698 7654 32',
    'NO9386011117947',
  ])('is an IBAN whose check digits hold: %s', (typed) => {
    const number = typed.replaceAll(' ', '').toUpperCase();
    expect(readBankNumber({ kind: 'iban' }, typed)).toEqual({ number, masked: `•••• ${number.slice(-4)}` });
  });

  it.each(['ES91 2100 0418 4502 0005 1333', 'ES19 2100 0418 4502 0005 1332', 'ES91', '9121000418450200051332', ''])(
    'is no IBAN: %j',
    (typed) => expect(readBankNumber({ kind: 'iban' }, typed)).toEqual(wrong),
  );

  it('is digits of the length that the site says', () => {
    const rule = { kind: 'digits', minLength: 8, maxLength: 14 } as const;
    expect(readBankNumber(rule, '0071 000-123456')).toEqual({ number: '0071000123456', masked: '•••• 3456' });
    expect(readBankNumber(rule, '1234567')).toEqual({ fault: 'too_short' });
    expect(readBankNumber(rule, '123456789012345')).toEqual({ fault: 'too_long' });
    expect(readBankNumber(rule, '12345678A')).toEqual(wrong);
    expect(readBankNumber({ kind: 'digits' }, '12345')).toEqual({ fault: 'too_short' });
  });
});

describe('the number of a wallet', () => {
  it('is an address on the TRON chain whose checksum holds', () => {
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    expect(readWalletNumber('tron', ` ${address} `)).toEqual({ number: address, masked: 'TR7N…Lj6t' });
    for (const other of [`${address.slice(0, -1)}u`, address.replace('x', 'X'), address.slice(0, -1), `0${address}`])
      expect(readWalletNumber('tron', other), other).toEqual(wrong);
  });

  it('is a mobile number with its country, or an e-mail address', () => {
    expect(readWalletNumber('mobile', '+34 612 345 678')).toEqual({ number: '+34612345678', masked: '•••• 5678' });
    expect(readWalletNumber('mobile', '612345678')).toEqual(wrong);
    expect(readWalletNumber('email', 'Mika@Mail.example')).toEqual({
      number: 'mika@mail.example',
      masked: 'mi***@mail.example',
    });
    expect(readWalletNumber('email', 'nowhere')).toEqual(wrong);
  });
});

describe('a name', () => {
  it('is the same however it is written', () => {
    expect(tidyName('  Ana   Maria\tRuiz ')).toBe('Ana Maria Ruiz');
    expect(isSameName('ANA MARÍA RUIZ', ' ana mari\u0301a  ruiz')).toBe(true);
    expect(isSameName('Ana Ruiz', 'Ana Ruis')).toBe(false);
  });

  it.each(['Nguyễn Văn An', '王小明', 'สมชาย ใจดี', "Seán O'Brien", 'محمد علي'])(
    'may be written in any script: %s',
    (name) => expect(faultOfName(name)).toBeNull(),
  );

  it.each([
    ['', 'required'],
    ['x'.repeat(121), 'too_long'],
    ['<script>', 'wrong_format'],
    ['12345', 'wrong_format'],
  ])('is refused: %s', (name, fault) => expect(faultOfName(name)).toBe(fault));
});
