import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

// The same stand-in as in web/vite.config.ts; Radix must be inlined for the alias to reach it.
const removeScroll = fileURLToPath(new URL('./web/src/ui/radix/remove-scroll.tsx', import.meta.url))

/** Nothing waits for these: they only say when something will never come, also on a machine with two busy cores. */
const PATIENT = { testTimeout: 30_000, hookTimeout: 180_000 }

export default defineConfig({
  test: {
    // Nothing is kept from one file to the next but the tables that were read, so files share a worker. Each server of a
    // test has its own database, and web/src/ui/testing/fresh-file.ts gives each file of the web its own modules.
    projects: [
      { test: { ...PATIENT, name: 'domain', include: ['domain/src/**/*.test.ts'], isolate: false } },
      { test: { ...PATIENT, name: 'contracts', include: ['contracts/src/**/*.test.ts'], isolate: false } },
      { test: { ...PATIENT, name: 'datasets', include: ['datasets/**/*.test.ts'], isolate: false } },
      { test: { ...PATIENT, name: 'companion', include: ['companion/**/*.test.ts'], isolate: false } },
      {
        resolve: { alias: { 'react-remove-scroll': removeScroll } },
        test: {
          name: 'web',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          css: true,
          isolate: false,
          setupFiles: [
            'web/src/ui/testing/fresh-file.ts',
            'web/src/ui/testing/quiet-toasts.ts',
            'web/src/ui/testing/patient-queries.ts',
          ],
          server: { deps: { inline: [/radix-ui/] } },
          // The first look for a role takes jsdom seconds on a busy machine.
          ...PATIENT,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { ...PATIENT, name: 'tools', include: ['tools/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.{ts,tsx}', 'database/**/*.test.ts'],
          isolate: false,
          globalSetup: ['server/test/postgres-cluster.ts'],
          ...PATIENT,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
