import { oneDecimal as f } from '#art/svg-number.ts';

/**
 * A lantern of pierced brass, lit from within: its ring at the given point, its chain from the given height, the size
 * its height.
 */
export function brassLantern(x: number, y: number, size: number, hungFrom = -40): string {
  const s = f(size / 100);
  const panes = [-18, 0, 18]
    .map((left) => `<path d="M${left - 6} 46L${left * 0.8} 36L${left + 6} 46V68L${left * 0.8} 76L${left - 6} 68Z"/>`)
    .join('');
  return (
    `<path d="M${f(x)} ${f(hungFrom)}V${f(y)}" stroke="#B98A3C" stroke-opacity=".7" stroke-width="${f(size / 60)}"/>` +
    `<circle cx="${f(x)}" cy="${f(y + size * 0.56)}" r="${f(size * 0.9)}" fill="url(#lamplight)" opacity=".55"/>` +
    `<g transform="translate(${f(x)} ${f(y)}) scale(${s})">` +
    '<circle cy="4" r="4" fill="none" stroke="#F6E2AE" stroke-width="2.4"/><path d="M-9 20C-6 10 6 10 9 20Z" fill="#C5974A"/>' +
    '<path d="M-26 34C-20 18 20 18 26 34Z" fill="#F0CE8C"/><path d="M-28 34H28L30 40L20 82H-20L-30 40Z" fill="#8A5F1E"/>' +
    `<g fill="#FFF0C2">${panes}</g><path d="M-28 34H28L30 40H-30Z" fill="#E2B968"/><path d="M-20 80H20L14 90H-14Z" fill="#C5974A"/><path d="M0 90L5 96L0 104L-5 96Z" fill="#F0CE8C"/></g>`
  );
}
