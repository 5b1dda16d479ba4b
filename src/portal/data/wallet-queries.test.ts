import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { BALANCE_PATH, keepBalance } from './wallet-queries.ts';

const before = { balance: '100.00', currency: 'EUR', currencySymbol: '€' };

describe('a balance that the gateway pushes', () => {
  it('is shown at once', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData([BALANCE_PATH], before);
    keepBalance(queryClient, { balance: '147.40', currency: 'EUR' });
    expect(queryClient.getQueryData([BALANCE_PATH])).toEqual({ ...before, balance: '147.40' });
  });

  it('is not taken for money of another currency, nor where none is shown', () => {
    const queryClient = new QueryClient();
    keepBalance(queryClient, { balance: '147.40', currency: 'EUR' });
    expect(queryClient.getQueryData([BALANCE_PATH])).toBeUndefined();
    queryClient.setQueryData([BALANCE_PATH], before);
    keepBalance(queryClient, { balance: '147.40', currency: 'USD' });
    expect(queryClient.getQueryData([BALANCE_PATH])).toEqual(before);
  });
});
