import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { test: { name: 'contracts', include: ['contracts/src/**/*.test.ts'] } },
      { test: { name: 'datasets', include: ['datasets/**/*.test.ts'] } },
      { test: { name: 'companion', include: ['companion/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], css: true } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.{ts,tsx}', 'database/**/*.test.ts'],
          globalSetup: ['server/test/postgres-cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
