/** The results of one step. */
export type Outcome = { readonly passed: number; readonly failed: number; readonly skipped?: number }

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

export function readVitestReport(json: string): Outcome {
  const report = JSON.parse(json) as VitestReport
  // A file that does not load reports no tests, but counts as a failure.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A test that passed only on retry counts as failed. */
export function readPlaywrightReport(json: string): Outcome {
  const { expected, unexpected, flaky, skipped } = (JSON.parse(json) as PlaywrightReport).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** A run that exits with an error but reports no failed test counts as one failure. */
export function settle(exitCode: number, read: () => Outcome): Outcome {
  try {
    const outcome = read()
    if (exitCode === 0 && outcome.passed + outcome.failed > 0) return outcome
    return { ...outcome, failed: Math.max(outcome.failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
