const KILOBYTE = 1024;

/** A number of bytes for people: `1.2 MB` or `310 kB`, in the page's language. */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= KILOBYTE * KILOBYTE;
  const [unit, value] = isLarge
    ? ['megabyte', bytes / KILOBYTE / KILOBYTE]
    : ['kilobyte', Math.max(1, bytes / KILOBYTE)];
  const maximumFractionDigits = isLarge ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: unit as string, maximumFractionDigits }).format(
    value as number,
  );
}
