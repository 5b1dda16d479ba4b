import { queryOptions } from '@tanstack/react-query';
import { read } from '../calls/desk-client.ts';

export const operatorsPath = '/wps/operator/operators';

/** The accounts of operators. */
export const operatorsQuery = queryOptions({
  queryKey: ['operators'] as const,
  queryFn: async ({ signal }) => (await read('/wps/operator/operators', signal)).operators,
});
