import { GatewayError } from './gateway-client.ts';
import { sendText } from './send-value.ts';

const PATH = '/wps/session/remembered';

/**
 * Has a session opened for a browser that is remembered (specification, section 4, "Remember-me").
 * @returns whether there is one now. Only the browser's own cookie tells that it is remembered, so the gateway is
 *   asked.
 * @throws GatewayError `remembered_elsewhere` where somebody else had what the browser is remembered by.
 */
export async function resumeSession(): Promise<boolean> {
  try {
    await sendText('POST', PATH, '{}', { 'content-type': 'application/json' });
    return true;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'remembered_elsewhere') throw error;
    return false;
  }
}
