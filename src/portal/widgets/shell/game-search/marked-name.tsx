import type { NameMatches } from '#contracts/generated/contracts.ts';

interface MarkedNameProps {
  readonly name: string;
  readonly matches: NameMatches;
}

/** A name with what was typed marked in it. One of another script than the page's keeps its own direction. */
export function MarkedName({ name, matches }: MarkedNameProps) {
  const parts: Array<{ readonly from: number; readonly text: string; readonly isMatch: boolean }> = [];
  let at = 0;
  for (const [start = 0, end = 0] of matches) {
    if (start > at) parts.push({ from: at, text: name.slice(at, start), isMatch: false });
    parts.push({ from: start, text: name.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < name.length) parts.push({ from: at, text: name.slice(at), isMatch: false });
  return (
    <bdi>
      {parts.map(({ from, text, isMatch }) =>
        isMatch ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>,
      )}
    </bdi>
  );
}
