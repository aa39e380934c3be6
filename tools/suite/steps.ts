/** The steps of `npm test`, cheapest first. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readPlaywrightReport, readVitestReport, type Outcome } from './outcome.ts'

export type Step = {
  readonly title: string
  /** The command of a package, or a script of this repository, with its arguments. */
  readonly command: readonly [bin: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** Reads the tool's report; without it the step counts as one check. */
  readonly read?: () => Outcome
}

const BUILD: Step = { title: 'Build', command: ['tools/build/build.mjs'] }

export function listSteps(reports: string): readonly Step[] {
  return [
    { title: 'Format', command: ['oxfmt', '--check'] },
    { title: 'Lint', command: ['oxlint', '--deny-warnings'] },
    { title: 'Types', command: ['typescript:tsc', '-b'] },
    { title: 'Boundaries', command: ['tools/checks/boundaries.ts'] },
    { title: 'File names and sizes', command: ['tools/checks/file-rules.ts'] },
    { title: 'Dead code', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
    BUILD,
    { title: 'Script size', command: ['tools/checks/script-weight.ts'] },
    { title: 'Secrets in the client build', command: ['tools/checks/secrets.ts'] },
    unitStep(reports),
  ]
}

/** `npm run test:long` does not repeat the checks of `npm test`. */
export function listLongSteps(reports: string): readonly Step[] {
  return [BUILD, unitStep(reports)]
}

function unitStep(reports: string): Step {
  const report = join(reports, 'vitest.json')
  return {
    title: 'Unit, contract, policy and server tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    read: () => readVitestReport(readFileSync(report, 'utf8')),
  }
}

/** Runs last, on the build of an earlier step. */
export function journeyStep(reports: string, browser: string): Step {
  const report = join(reports, 'playwright.json')
  return {
    title: 'Journeys in a browser',
    command: ['@playwright/test:playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: browser },
    read: () => readPlaywrightReport(readFileSync(report, 'utf8')),
  }
}
