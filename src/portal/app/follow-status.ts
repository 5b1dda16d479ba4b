import type { SystemStatus } from '#contracts/generated/contracts.ts';
import type { PageState } from '#contracts/render-page.ts';
import { readValue } from '#portal/data/gateway-client.ts';

const STATES: Readonly<Record<SystemStatus['status'], PageState>> = {
  0: 'normal',
  1: 'maintenance',
  2: 'regionRestricted',
};

/** After this time every process of the gateway renders pages with the new status. */
const PAGES_KNOW_MS = 1_200;
/** How often a page of a closed site asks whether it is open again. */
const ASK_AGAIN_MS = 20_000;

interface FollowedPage {
  /** The whole-page state that is shown. */
  readonly shown: () => PageState;
  /** Shows the page as the gateway renders it now. */
  readonly replace: () => Promise<void>;
}

/**
 * Makes an open page follow the status of its site: it is replaced when an answer reports another status, and a closed
 * page polls until the site is open.
 * @returns the listener for reported statuses.
 */
export function followStatus({ shown, replace }: FollowedPage): (status: SystemStatus['status']) => void {
  let isReplacing = false;

  let asking: ReturnType<typeof setTimeout> | undefined;

  const askWhileClosed = (): void => {
    clearTimeout(asking);
    if (shown() === 'normal') return;
    asking = setTimeout(() => {
      // The client reports the status of every answer, so the result is not needed here.
      if (document.visibilityState === 'visible') readValue('/wps/system/status').catch(() => {});
      askWhileClosed();
    }, ASK_AGAIN_MS);
  };
  askWhileClosed();

  return (status) => {
    if (isReplacing || STATES[status] === shown()) return;
    isReplacing = true;
    setTimeout(() => {
      replace()
        // What is shown stays, and the next answer tries again.
        .catch(() => {})
        .finally(() => {
          isReplacing = false;
          askWhileClosed();
        });
    }, PAGES_KNOW_MS);
  };
}
