/** Stands between a move and what its player declares with it: `e2e3:count`. */
const MARK = ':';

/** A move and what its player declares with it; null for nothing. */
export interface DeclaredMove {
  readonly move: string;
  readonly declared: string | null;
}

export function splitDeclared(name: string): DeclaredMove {
  const at = name.indexOf(MARK);
  return at < 0 ? { move: name, declared: null } : { move: name.slice(0, at), declared: name.slice(at + 1) };
}

export function withDeclared({ move, declared }: DeclaredMove): string {
  return declared === null ? move : `${move}${MARK}${declared}`;
}

/** What may be declared with a legal move. */
export function declarationsIn(legal: readonly string[]): readonly string[] {
  return [...new Set(legal.flatMap((name) => splitDeclared(name).declared ?? []))];
}

/** The legal moves with which that is declared, without its words; null for those that declare nothing. */
export function movesThatDeclare(legal: readonly string[], declared: string | null): readonly string[] {
  return legal.flatMap((name) => {
    const split = splitDeclared(name);
    return split.declared === declared ? [split.move] : [];
  });
}
