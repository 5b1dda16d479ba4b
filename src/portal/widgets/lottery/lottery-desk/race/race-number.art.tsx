interface RaceLook {
  /** Of the number's plate. */
  readonly fill: string;
  readonly ink: string;
  /** Of the car's body, from its lit side to its shadow. */
  readonly body: string;
  readonly shade: string;
}

const looks: readonly RaceLook[] = [
  { fill: '#F6D13A', ink: '#2A1F00', body: '#F6D13A', shade: '#8A6A00' },
  { fill: '#1F63D6', ink: '#FFFFFF', body: '#2F7BF0', shade: '#0E3C94' },
  { fill: '#4A4F5E', ink: '#FFFFFF', body: '#5A5F6E', shade: '#23262F' },
  { fill: '#FF8A1F', ink: '#2A1200', body: '#FF8A1F', shade: '#9A4200' },
  { fill: '#27C7E0', ink: '#01262E', body: '#27C7E0', shade: '#0A6A7C' },
  { fill: '#6A4BF0', ink: '#FFFFFF', body: '#6A4BF0', shade: '#2E1A9A' },
  { fill: '#D5D9E2', ink: '#1A1D26', body: '#D5D9E2', shade: '#777E8E' },
  { fill: '#D8222E', ink: '#FFFFFF', body: '#F0323C', shade: '#8E0A18' },
  { fill: '#8F4420', ink: '#FFFFFF', body: '#A8552A', shade: '#55240C' },
  { fill: '#1C7A36', ink: '#FFFFFF', body: '#2FAE4E', shade: '#0C5A22' },
];
const plain: RaceLook = { fill: '#4A4F5E', ink: '#FFFFFF', body: '#5A5F6E', shade: '#23262F' };

/** The colours of a car by its number. */
export const raceLook = (number: number): RaceLook => looks[number - 1] ?? plain;

/** The number of a car on its plate. */
export function RaceNumber({ number, size = 28 }: { readonly number: number; readonly size?: number }) {
  const { fill, ink } = raceLook(number);
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" role="img" aria-label={String(number)}>
      <rect width="28" height="28" rx="7.5" fill={fill} />
      <text x="14" y="19.2" textAnchor="middle" fontSize="14.5" fontWeight="800" fill={ink}>
        {number}
      </text>
    </svg>
  );
}
