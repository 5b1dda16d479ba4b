/** The sandbox's clock: real time plus what tests have moved it forward. A restart brings it back to real time. */
export interface SandboxClock {
  /** Milliseconds since 1970; expiry, delays and retries go by it. */
  readonly now: () => number;
  /** Without what was moved: receivers of webhooks refuse a signature whose timestamp is not of their own time. */
  readonly realNow: () => number;
  readonly advance: (ms: number) => void;
}

export function sandboxClock(realNow: () => number): SandboxClock {
  let movedMs = 0;
  return {
    now: () => realNow() + movedMs,
    realNow,
    advance: (ms) => {
      movedMs += ms;
    },
  };
}
