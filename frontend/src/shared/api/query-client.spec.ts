import { describe, expect, it } from '@jest/globals';
import { createQueryClient } from './query-client.js';

describe('the query client', () => {
  it('has the cache times of docs/product.md', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Infinity,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('requests once, also after a failure', async () => {
    let requests = 0;
    const failing = createQueryClient().fetchQuery({
      queryKey: ['anything'],
      queryFn: () => {
        requests += 1;
        return Promise.reject(new Error('unreachable'));
      },
    });
    await expect(failing).rejects.toThrow('unreachable');
    expect(requests).toBe(1);
  });
});
