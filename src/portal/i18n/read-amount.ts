const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';

/**
 * What somebody typed as a decimal of the API: Arabic digits as Latin ones, and a comma where a decimal point is meant.
 * A comma before three digits groups thousands in some languages, so it stays and is a fault.
 */
export const readAmount = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit)))
    .replace('٫', '.')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2');
