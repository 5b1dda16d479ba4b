import { useDeskWords } from '../i18n/words.tsx';

interface ChangeProps {
  readonly now: number;
  readonly before: number;
}

/** The change of a figure in percent; empty if the earlier figure is zero. */
export function Change({ now, before }: ChangeProps) {
  const { tag } = useDeskWords();
  if (before === 0) return null;
  const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return <b>{format.format((now - before) / Math.abs(before)).replace('-', '−')}</b>;
}
