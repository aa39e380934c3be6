import { describe, expect, it } from 'vitest'

import { readPlaywrightReport, readVitestReport, settle } from './outcome.ts'

const vitestReport = (changes: object) =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...changes,
  })

describe('readVitestReport', () => {
  it('counts tests', () => {
    expect(readVitestReport(vitestReport({ numFailedTests: 2, numPendingTests: 1 }))).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
    })
  })

  it('counts a file that did not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(readVitestReport(vitestReport({ testResults }))).toMatchObject({ failed: 1 })
  })

  it('does not count a failed test twice', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }]
    expect(readVitestReport(vitestReport({ numFailedTests: 1, testResults }))).toMatchObject({ failed: 1 })
  })
})

it('counts a flaky browser test as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
  expect(readPlaywrightReport(JSON.stringify({ stats }))).toEqual({ passed: 4, failed: 2, skipped: 0 })
})

describe('settle', () => {
  it.each([
    ['a clean run', 0, () => ({ passed: 2, failed: 0 }), { passed: 2, failed: 0 }],
    ['an exit code without a failed test', 1, () => ({ passed: 2, failed: 0 }), { passed: 2, failed: 1 }],
    ['failed tests', 1, () => ({ passed: 2, failed: 3 }), { passed: 2, failed: 3 }],
    ['no test at all', 0, () => ({ passed: 0, failed: 0 }), { passed: 0, failed: 1 }],
  ] as const)('%s', (_, exitCode, read, outcome) => {
    expect(settle(exitCode, read)).toEqual(outcome)
  })

  it('is a failure when the tool left no report', () => {
    const unreadable = () => {
      throw new Error('no such file')
    }
    expect(settle(0, unreadable)).toEqual({ passed: 0, failed: 1 })
  })
})
