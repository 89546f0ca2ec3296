import { describe, expect, it } from '@jest/globals';
import { composedPostgresSettings } from './composed-settings.ts';

describe('the PostgreSQL of the benchmark', () => {
  it('has the settings of docker-compose.yml', () => {
    expect(composedPostgresSettings()).toEqual({
      max_connections: '200',
      jit: 'off',
      shared_buffers: '512MB',
      max_wal_size: '4GB',
    });
  });
});
