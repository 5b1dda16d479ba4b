import { useEffect, useState } from 'react';

/** The interval at which rolling digits change. */
const TURN_MS = 60;

/** A number: known, rolling, or still to come. What rolls is nobody's number, so it is not read out. */
export function RollingNumber({
  number,
  stage,
}: {
  readonly number: string;
  readonly stage: 'known' | 'rolls' | 'ahead';
}) {
  const [digits, setDigits] = useState(number);
  useEffect(() => {
    if (stage !== 'rolls') return;
    const timer = setInterval(
      () => setDigits(number.replaceAll(/\d/g, () => String(Math.floor(Math.random() * 10)))),
      TURN_MS,
    );
    return () => clearInterval(timer);
  }, [number, stage]);
  if (stage === 'known') return number;
  return <span aria-hidden="true">{stage === 'rolls' ? digits : '–'.repeat(Math.min(3, number.length))}</span>;
}
