/** The audience of events for everybody on a site; any other audience is a member's id. */
export const EVERYBODY = '*';

/** An event as it is kept. */
export interface StoredEvent {
  readonly audience: string;
  /** Counts from 1 for each audience, without a gap. */
  readonly id: number;
  readonly type: string;
  readonly payload: object;
  /** RFC 3339. */
  readonly at: string;
}
