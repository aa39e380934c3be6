/** Runs every step, shows the output of failing ones, and ends with the line `N passed, N failed`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { withProgress } from '../bootstrap/progress.mjs'
import { projectEnv } from '../bootstrap/project-node.mjs'
import { PROJECT_ROOT } from '../bootstrap/project-root.mjs'
import { runQuietly } from '../bootstrap/run-quietly.mjs'
import { BROWSER_ADVICE, findBrowser } from './find-browser.ts'
import { settle, type Outcome } from './outcome.ts'
import { journeyStep, listLongSteps, listSteps, type Step } from './steps.ts'

/** The output of the tools is captured, so they cannot detect the terminal themselves. */
const COLOURS: Readonly<Record<string, string>> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

const reports = mkdtempSync(join(tmpdir(), 'sojourn-suite-'))
const browser = await findBrowser(process.env)

/** `npm run test:long`: the tests that take too long for every change. */
const isLongRun = process.argv.includes('--long')
const SCOPE: Readonly<Record<string, string>> = isLongRun ? { SOJOURN_TESTS: 'long' } : {}

const outcomes: (Outcome & { readonly title: string })[] = []
for (const step of isLongRun ? listLongSteps(reports) : listSteps(reports))
  outcomes.push({ title: step.title, ...(await runStep(step)) })
if (!browser) console.error(BROWSER_ADVICE)
const journeys = journeyStep(reports, browser ?? '')
outcomes.push({ title: journeys.title, ...(browser ? await runStep(journeys) : { passed: 0, failed: 1 }) })
rmSync(reports, { recursive: true })

const sum = (count: (outcome: Outcome) => number): number => outcomes.reduce((total, each) => total + count(each), 0)
const failed = sum((outcome) => outcome.failed)
const broken = outcomes.filter((outcome) => outcome.failed > 0).map(({ title }) => title)
if (failed > 0) console.log(`Failed: ${broken.join(', ')}`)
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function runStep({ title, command: [tool, ...args], env = {}, read }: Step): Promise<Outcome> {
  const { code, output } = await withProgress(title, () =>
    runQuietly(process.execPath, [toolPath(tool), ...args], {
      cwd: PROJECT_ROOT,
      env: projectEnv({ ...COLOURS, ...SCOPE, ...env }),
    }),
  )
  const outcome = settle(code, read ?? (() => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })))
  if (outcome.failed > 0) console.log(`\n${title}: FAILED\n\n${output.trim()}\n`)
  if (read) console.log(`  ${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped ?? 0} skipped`)
  return outcome
}

/** `package` or `package:command`, run by its own file so that the pinned Node is the one that runs it. */
function toolPath(tool: string): string {
  const own = join(PROJECT_ROOT, tool)
  if (existsSync(own)) return own
  const [name = '', command = name] = tool.split(':')
  const folder = join(PROJECT_ROOT, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  return join(folder, typeof bin === 'string' ? bin : (bin[command] ?? ''))
}
