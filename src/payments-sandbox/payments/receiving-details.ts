import { createHash } from 'node:crypto';
import type { CryptoNetwork } from './payment.ts';

export interface BankLine {
  readonly name: 'iban' | 'holder' | 'bank' | 'bic' | 'reference';
  readonly value: string;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** The sandbox's account for a merchant: the IBAN passes its check digits and belongs to no bank. */
export function bankLines(merchant: string, reference: string): readonly BankLine[] {
  return [
    { name: 'iban', value: ibanOf(merchant) },
    { name: 'holder', value: 'Mockingbird Pay Sandbox' },
    { name: 'bank', value: 'Sandbox Bank' },
    { name: 'bic', value: 'MOCKEE2X' },
    { name: 'reference', value: reference },
  ];
}

/**
 * The address of a payment: the form is the network's, the checksum is not, so that real wallets refuse to send to it.
 */
export function cryptoAddress(paymentId: string, network: CryptoNetwork): string {
  const bytes = createHash('sha512').update(`${network} ${paymentId}`).digest();
  const digits = (alphabet: string, length: number): string =>
    Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
  if (network === 'TRC20') return `T${digits(BASE58, 33)}`;
  if (network === 'ERC20') return `0x${bytes.toString('hex', 0, 20)}`;
  return `bc1q${digits(BECH32, 38)}`;
}

/** ISO 13616: 98 minus the remainder by 97 of the number with the country (E = 14) and 00 behind it. */
function ibanOf(merchant: string): string {
  const bytes = createHash('sha256').update(`iban ${merchant}`).digest();
  const account = `99${Array.from(bytes.subarray(0, 14), (byte) => byte % 10).join('')}`;
  const check = 98n - (BigInt(`${account}141400`) % 97n);
  return `EE${String(check).padStart(2, '0')}${account}`;
}
