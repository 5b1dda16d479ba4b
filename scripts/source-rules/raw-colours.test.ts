import { describe, expect, it } from 'vitest';
import { rawColours } from './raw-colours.ts';

const coloursOf = (line: string): string[] =>
  rawColours.findOffences(line).map(({ message }) => /raw colour (.+?):/.exec(message)?.[1] ?? message);

describe('raw colours', () => {
  it.each([
    ['  color: #fff;', '#fff'],
    ['  background: #0B0E14CC;', '#0B0E14CC'],
    ['  border-color: rgba(255, 255, 255, 0.2);', 'rgba('],
    ['  color: oklch(70% 0.1 200);', 'oklch('],
    ['  background: linear-gradient(black, transparent);', 'black'],
    ['<path fill="white" />', 'white'],
    ["const style = { borderColor: 'red' };", 'red'],
  ])('are found in %s', (line, colour) => {
    expect(coloursOf(line)).toEqual([colour]);
  });

  it.each([
    "import { half } from '#contracts/money.ts';",
    '  color: var(--gold);',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a line of source text.
    '  color: ${color.gold};',
    '  white-space: nowrap;',
    '  background: transparent;',
    '  mask: url(#fade);',
    '  background: color-mix(in srgb, var(--on-art) 9%, transparent);',
    ' * Rule #123 is a comment.',
  ])('are not seen in %s', (line) => {
    expect(coloursOf(line)).toEqual([]);
  });

  it('may stand in the theme, in drawings and in tests', () => {
    const paths = [
      'theme/tokens.ts',
      'ui/coin.art.tsx',
      'ui/button.test.tsx',
      'ui/button.tsx',
      'widgets/banner/banner.styles.ts',
    ];
    expect(paths.filter((path) => rawColours.appliesTo(`src/portal/${path}`))).toEqual([
      'ui/button.tsx',
      'widgets/banner/banner.styles.ts',
    ]);
    expect(rawColours.appliesTo('src/art/colour/palettes.ts')).toBe(false);
  });
});
