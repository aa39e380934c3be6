import { configDefaults, defineConfig } from 'vitest/config'

/** Nothing waits for these: they only say when something will never come, also on a machine with two busy cores. */
const PATIENT = { testTimeout: 30_000, hookTimeout: 180_000 }

/** `npm run test:long` runs the files that `npm test` leaves out: second engines, killed processes, scored corpora. */
const isLongRun = process.env['SOJOURN_TESTS'] === 'long'

function testsIn(...folders: readonly string[]): { readonly include: string[]; readonly exclude: string[] } {
  const name = isLongRun ? '*.long.test.{ts,tsx}' : '*.test.{ts,tsx}'
  const leftOut = isLongRun ? [] : ['**/*.long.test.{ts,tsx}']
  return { include: folders.map((folder) => `${folder}/**/${name}`), exclude: [...configDefaults.exclude, ...leftOut] }
}

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which would be half of a machine with two.
    maxWorkers: '100%',
    // Nothing is kept from one file to the next but the tables that were read, so files share a worker. Each server of a
    // test has its own database, and web/test/fresh-file.ts gives each file of the web its own modules.
    projects: [
      { test: { ...PATIENT, name: 'domain', ...testsIn('domain/src'), isolate: false } },
      { test: { ...PATIENT, name: 'contracts', ...testsIn('contracts/src'), isolate: false } },
      { test: { ...PATIENT, name: 'datasets', ...testsIn('datasets'), isolate: false } },
      { test: { ...PATIENT, name: 'companion', ...testsIn('companion'), isolate: false } },
      {
        test: {
          name: 'web',
          ...testsIn('web/src', 'web/build'),
          css: true,
          isolate: false,
          setupFiles: ['web/test/fresh-file.ts', 'web/test/quiet-toasts.ts', 'web/test/patient-queries.ts'],
          // The first look for a role takes jsdom seconds on a busy machine.
          ...PATIENT,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { ...PATIENT, name: 'tools', ...testsIn('tools', 'mobile/build'), isolate: false } },
      {
        test: {
          name: 'server',
          ...testsIn('server', 'database'),
          isolate: false,
          globalSetup: ['server/test/postgres-cluster.ts'],
          ...PATIENT,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
