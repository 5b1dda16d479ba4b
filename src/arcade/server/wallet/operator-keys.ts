import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs and checks what is exchanged with operators. Each integration has a key of its own, made from the arcade's secret. */
export interface OperatorKeys {
  /** The `Authorization` header of a body, or of a path with its query where there is no body. */
  readonly sign: (integration: string, text: string) => string;
  readonly isSigned: (integration: string, text: string, header: string | undefined) => boolean;
}

const HEADER = /^HMAC-SHA256 ([0-9a-f]{64})$/i;

export function operatorKeys(secret: string): OperatorKeys {
  const mac = (integration: string, text: string): Buffer => {
    // The key is the hexadecimal text itself, as operators are given it.
    const key = createHmac('sha256', secret).update(integration).digest('hex');
    return createHmac('sha256', key).update(text).digest();
  };
  return {
    sign: (integration, text) => `HMAC-SHA256 ${mac(integration, text).toString('hex')}`,
    isSigned: (integration, text, header) => {
      const given = HEADER.exec(header ?? '')?.[1];
      return given !== undefined && timingSafeEqual(mac(integration, text), Buffer.from(given, 'hex'));
    },
  };
}
