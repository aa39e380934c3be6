/** What `npm test` runs, in this order: the cheap checks first, so that a typo is known in seconds. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readPlaywrightReport, readVitestReport, type Outcome } from './outcome.ts'

export type Step = {
  readonly title: string
  /** A package's own command and its arguments, or a script of ours. */
  readonly command: readonly [bin: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** Reads the tool's report; without it the step counts as one check. */
  readonly read?: () => Outcome
}

export function listSteps(reports: string): readonly Step[] {
  const report = join(reports, 'vitest.json')
  return [
    { title: 'Format', command: ['oxfmt', '--check'] },
    { title: 'Lint', command: ['oxlint', '--deny-warnings'] },
    { title: 'Types', command: ['typescript:tsc', '-b'] },
    { title: 'Boundaries', command: ['tools/checks/boundaries.ts'] },
    { title: 'File names and sizes', command: ['tools/checks/file-rules.ts'] },
    { title: 'Dead code', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
    { title: 'Build', command: ['tools/build/build.mjs'] },
    { title: 'Weight of the scripts', command: ['tools/checks/script-weight.ts'] },
    { title: 'Secrets in what browsers are given', command: ['tools/checks/secrets.ts'] },
    {
      title: 'Unit, contract, policy and server tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      read: () => readVitestReport(readFileSync(report, 'utf8')),
    },
  ]
}

/** Last, because it takes the product as it was built and tested before. */
export function journeyStep(reports: string, browser: string): Step {
  const report = join(reports, 'playwright.json')
  return {
    title: 'Journeys in a browser',
    command: ['@playwright/test:playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: browser },
    read: () => readPlaywrightReport(readFileSync(report, 'utf8')),
  }
}
