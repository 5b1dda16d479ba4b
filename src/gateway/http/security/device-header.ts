import type { FastifyRequest } from 'fastify';
import type { DeviceData } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { unstorableFields } from '../call-validation.ts';
import { openHeader } from './encrypted-calls.ts';

/** The version of the calls that headers speak (design of the HTTP contract, "free play"). */
const GATEWAY_VERSION = '3';

const isDeviceData = validatorOf('DeviceData');

/**
 * The device data in the header `X-Device`, a compact JWE to the gateway's key; undefined without the header.
 * @throws DomainError `invalid_request`, naming the header that is not as it has to be.
 */
export async function deviceDataOf(request: FastifyRequest): Promise<DeviceData | undefined> {
  const version = request.headers['gateway-version'];
  if (version !== undefined && version !== GATEWAY_VERSION) throw refused('Gateway-Version', 'not_allowed_value');
  const sent = request.headers['x-device'];
  if (sent === undefined) return undefined;
  if (version === undefined) throw refused('Gateway-Version', 'required');
  const device = typeof sent === 'string' ? await openHeader(request, sent).catch(nullWhereRefused) : null;
  if (device === null || !isDeviceData(device) || unstorableFields(device) !== null)
    throw refused('X-Device', 'wrong_format');
  return device as DeviceData;
}

/** A database that does not answer is no fault of the header's. */
function nullWhereRefused(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

function refused(header: string, fault: 'required' | 'not_allowed_value' | 'wrong_format'): DomainError {
  return new DomainError('invalid_request', { fields: { [header]: fault } });
}
