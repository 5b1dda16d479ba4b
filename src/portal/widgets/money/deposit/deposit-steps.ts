import type { Deposit, DepositStatus } from '#contracts/generated/contracts.ts';

/** How a step is drawn: behind, under way, ahead, or where it ended badly. */
export type StepLook = 'done' | 'now' | 'next' | 'bad';

/** A step of a deposit's timeline. */
export interface ShownStep {
  readonly name: DepositStatus | 'held' | 'heldByLimit' | 'sent';
  readonly look: StepLook;
  /** RFC 3339; null for what has not happened. */
  readonly at: string | null;
}

/** The way of a deposit with which all goes well. */
const WAY: readonly DepositStatus[] = ['created', 'pending', 'paid', 'credited'];
const BAD: ReadonlySet<DepositStatus> = new Set(['failed', 'expired']);

/** The timeline of a deposit: what happened to it, and what is still ahead of one that is under way. */
export function shownSteps({
  status,
  held,
  steps,
  sentAt,
}: Pick<Deposit, 'status' | 'held' | 'steps' | 'sentAt'>): ShownStep[] {
  const happened = steps.map(({ status: name, at }, index): ShownStep => {
    const isUnderWay = index === steps.length - 1 && (name === 'created' || name === 'pending');
    return { name, at, look: isUnderWay ? 'now' : BAD.has(name) ? 'bad' : 'done' };
  });
  const past = withSent(sentAt, happened);
  const reached = WAY.indexOf(status);
  const ahead = reached < 0 ? [] : WAY.slice(reached + 1).map((name): ShownStep => ({ name, look: 'next', at: null }));
  if (held !== null)
    return [...past, { name: held === 'limitReached' ? 'heldByLimit' : 'held', look: 'now', at: null }, ...ahead];
  // What has arrived is being credited.
  const [first, ...others] = ahead;
  return status === 'paid' && first ? [...past, { ...first, look: 'now' }, ...others] : [...past, ...ahead];
}

/** What the member said stands where it happened, and before what is still waited for. */
function withSent(sentAt: string | null, past: readonly ShownStep[]): readonly ShownStep[] {
  if (sentAt === null) return past;
  const before = past.filter(({ look, at }) => look !== 'now' && at !== null && at <= sentAt);
  return [...before, { name: 'sent', look: 'done', at: sentAt }, ...past.slice(before.length)];
}
