import type { SystemStatus } from '#contracts/generated/contracts.ts';
import type { PageState } from '#contracts/render-page.ts';
import { readValue } from '#portal/data/gateway-client.ts';

const STATES: Readonly<Record<SystemStatus['status'], PageState>> = {
  0: 'normal',
  1: 'maintenance',
  2: 'regionRestricted',
};

/** Within this time every process of the gateway renders pages by the new status. */
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
 * Has an open page follow the status of its site: it closes where an answer says so, and asks by itself until the site
 * is open again.
 * @returns what takes the status that an answer tells.
 */
export function followStatus({ shown, replace }: FollowedPage): (status: SystemStatus['status']) => void {
  let isReplacing = false;

  let asking: ReturnType<typeof setTimeout> | undefined;

  const askWhileClosed = (): void => {
    clearTimeout(asking);
    if (shown() === 'normal') return;
    asking = setTimeout(() => {
      // What answers is told to this page like any other answer.
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
