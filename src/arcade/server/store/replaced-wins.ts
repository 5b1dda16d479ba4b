import type { Store } from './open-store.ts';
import type { NewRound, ReplacedWin, Round } from './round-store.ts';

/**
 * Gives a settled round another win, since its result was corrected: it is open again until its wallet has taken the
 * win before back and paid the new one.
 */
export function replaceWin(
  { statements }: Store,
  { id, win, replacedWins }: Pick<Round, 'id' | 'win' | 'replacedWins'>,
  next: Pick<NewRound, 'choices' | 'win'>,
  tryAgainAt: number,
): void {
  const replaced: readonly ReplacedWin[] = [...replacedWins, { amountMinor: win, isBack: win === 0 }];
  const changed = statements.run(
    `update round set choices = ?, win = ?, replaced_wins = ?, state = 'open', attempts = 0, is_doubtful = 0,
       try_again_at = ?
     where id = ? and state = 'settled' and is_over = 1`,
    JSON.stringify(next.choices),
    next.win,
    JSON.stringify(replaced),
    tryAgainAt,
    id,
  );
  if (changed !== 1) throw new Error(`The round ${id} is not settled.`);
}

/** The win that its wallet has still to take back; null where there is none. */
export function winToTakeBack({ replacedWins }: Pick<Round, 'replacedWins'>): ReplacedWin | null {
  const last = replacedWins.at(-1);
  return last === undefined || last.isBack ? null : last;
}

/** The wallet has taken the last replaced win back. */
export function markWinBack({ statements }: Store, { id, replacedWins }: Pick<Round, 'id' | 'replacedWins'>): void {
  const all = replacedWins.map((win) => ({ ...win, isBack: true }));
  statements.run('update round set replaced_wins = ? where id = ?', JSON.stringify(all), id);
}
