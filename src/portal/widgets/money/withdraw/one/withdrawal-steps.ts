import type { Withdrawal } from '#contracts/generated/contracts.ts';

/** How a step is drawn: behind, under way, ahead, or where it ended badly. */
export type StepLook = 'done' | 'now' | 'next' | 'bad';

type StepEvent = Withdrawal['steps'][number]['event'];

/** A step of a withdrawal's timeline. */
export interface ShownStep {
  readonly name: StepEvent | 'send' | 'confirmAsk' | 'report' | 'close';
  readonly look: StepLook;
  /** RFC 3339; null for what has not happened, or has no moment. */
  readonly at: string | null;
  /** A decimal; null for nothing. */
  readonly amount: string | null;
  /** The part that was sent with the step, from 1. */
  readonly part: number | null;
  /** Until when an answer is waited for; null for none. */
  readonly until: string | null;
}

const BAD: ReadonlySet<StepEvent> = new Set(['reject', 'cancel', 'release']);
const NOTHING = { at: null, amount: null, part: null, until: null } as const;

/** The timeline of a withdrawal: what happened to it, and what is still ahead of one that is under way. */
export function shownSteps({ status, steps, parts }: Pick<Withdrawal, 'status' | 'steps' | 'parts'>): ShownStep[] {
  let sent = 0;
  const past = steps.map(({ event, amount, at }): ShownStep => {
    const isPart = event === 'pay';
    if (isPart) sent += 1;
    // The step of a part that was sent moves the fee with the last of them, so the part tells what was sent.
    const part = isPart ? parts.find((one) => one.part === sent) : undefined;
    return {
      name: event,
      look: BAD.has(event) ? 'bad' : 'done',
      at,
      amount: part?.amount ?? amount,
      part: part?.part ?? null,
      until: null,
    };
  });
  const waiting = parts.find(({ state }) => state === 'waiting');
  const isAsked = parts.some(({ state }) => state === 'reported');
  const now: ShownStep[] = [];
  if (waiting) now.push({ ...NOTHING, name: 'confirmAsk', look: 'now', until: waiting.confirmBy });
  if (isAsked) now.push({ ...NOTHING, name: 'report', look: 'now' });
  return [...past, ...now, ...ahead(status, now.length > 0)];
}

/** The coming steps. The first one is shown as current if no other is. */
function ahead(status: Withdrawal['status'], isBusy: boolean): ShownStep[] {
  const names = AHEAD[status] ?? [];
  return names
    .filter((name) => !(isBusy && name === 'confirmAsk'))
    .map((name, index) => ({ ...NOTHING, name, look: index === 0 && !isBusy ? 'now' : 'next' }));
}

const AHEAD: Partial<Readonly<Record<Withdrawal['status'], readonly ShownStep['name'][]>>> = {
  requested: ['review', 'approve', 'send', 'confirmAsk'],
  reviewing: ['approve', 'send', 'confirmAsk'],
  approved: ['send', 'confirmAsk', 'close'],
  paying: ['send', 'confirmAsk', 'close'],
  partlyPaid: ['send', 'confirmAsk', 'close'],
  paid: ['close'],
};
