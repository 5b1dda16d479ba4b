/** @jsxImportSource preact */

const COLOURS = [
  '#e5484d',
  '#f5a524',
  '#ffd45c',
  '#2fbf71',
  '#2fe3c4',
  '#3b9eff',
  '#7c5cff',
  '#d36ce8',
  '#f4f6ff',
  '#5b6b9a',
];

/** A round crest of two colours that follow from the name. It says nothing to screen readers. */
export function TeamCrest({ name }: { readonly name: string }) {
  let mixed = 7;
  for (const letter of name) mixed = (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  const first = mixed % COLOURS.length;
  const second = (first + 1 + (mixed % (COLOURS.length - 1))) % COLOURS.length;
  const isHalved = mixed % 2 === 0;
  return (
    <svg viewBox="0 0 20 20" class="sp-crest" aria-hidden="true">
      <circle cx="10" cy="10" r="10" fill={COLOURS[first]} />
      <path
        d={isHalved ? 'M10 0a10 10 0 0 1 0 20z' : 'M1.300 7h17.400a10 10 0 0 1 0 6H1.300a10 10 0 0 1 0-6z'}
        fill={COLOURS[second]}
      />
    </svg>
  );
}
