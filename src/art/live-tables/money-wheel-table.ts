import { textPath } from '#art/lettering/text-path.ts';
import { oneDecimal as f } from '../svg-number.ts';
import { starburst, type TableSet } from './table-set.ts';

const SEGMENTS = 30;
const RADIUS = 96;
const DARK = '#1A1030';

/** The six prizes; each keeps its colour all around the wheel. */
const PRIZES = [
  { label: '1', colour: '#F2B632', ink: DARK },
  { label: '2', colour: '#E0314F', ink: '#fff' },
  { label: '5', colour: '#3187F5', ink: '#fff' },
  { label: '10', colour: '#23A86A', ink: '#fff' },
  { label: '20', colour: '#8A5CFF', ink: '#fff' },
  { label: '40', colour: '#F2F4FF', ink: DARK },
] as const;

function segment(index: number): string {
  // Seven shares no factor with six, so neighbours never carry the same prize.
  const prize = PRIZES[(index * 7) % PRIZES.length] ?? PRIZES[0];
  const at = (step: number) => {
    const angle = (step / SEGMENTS) * 2 * Math.PI;
    return `${f(RADIUS * Math.sin(angle))} ${f(-RADIUS * Math.cos(angle))}`;
  };
  const label = textPath({ text: prize.label, face: 'russo-one', size: 11, x: 0, y: -79, centred: true });
  return (
    `<path d="M0 0L${at(index - 0.5)}A${RADIUS} ${RADIUS} 0 0 1 ${at(index + 0.5)}Z" fill="${prize.colour}" stroke="${DARK}" stroke-width="1"/>` +
    `<path d="${label}" transform="rotate(${f((index / SEGMENTS) * 360)})" fill="${prize.ink}"/>`
  );
}

function bulbs(): string {
  return Array.from({ length: SEGMENTS }, (_, index) => {
    const angle = (index / SEGMENTS) * 2 * Math.PI;
    return `<circle cx="${f(160 + 107 * Math.cos(angle))}" cy="${f(112 + 107 * Math.sin(angle))}" r="3" fill="${index % 2 ? '#FFF6D6' : '#FF9FC0'}"/>`;
  }).join('');
}

/** A money wheel with its bulbs, hub and flapper. */
export function moneyWheelTable({ palette, goldPaint, random }: TableSet): string {
  const disc = (y: number, radius: number, paint: string) => `<circle cx="160" cy="${y}" r="${radius}" ${paint}/>`;
  const turn = f(random() * 12);
  const segments = Array.from({ length: SEGMENTS }, (_, index) => segment(index)).join('');
  return (
    `<path d="${starburst(160, 112, 20, [125, 125], [230, 230], 0.1)}" stroke="${palette.glow}" stroke-width="3" opacity=".5"/>` +
    disc(118, 114, 'fill="#000" opacity=".4"') +
    disc(112, 112, `fill="${goldPaint}"`) +
    disc(112, 102, `fill="${DARK}"`) +
    bulbs() +
    `<g transform="translate(160 112) rotate(${turn})">${segments}</g>` +
    disc(112, 30, `fill="${goldPaint}"`) +
    disc(112, 24, `fill="${palette.accentDeep}"`) +
    '<path d="M160 96l4.7 9.6 10.6 1.5-7.7 7.5 1.8 10.5-9.4-5-9.4 5 1.8-10.5-7.7-7.5 10.6-1.5Z" fill="#FFE9A0"/>' +
    `<path d="M146 -2H174L160 26Z" fill="#fff" stroke="${DARK}" stroke-width="2"/>`
  );
}
