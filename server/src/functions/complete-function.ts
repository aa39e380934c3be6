import type { LimitRule } from '../limits/rate-limits.ts'
import type { readInput } from './read-input.ts'
import type { ServerFunction } from './server-function.ts'

const DEFAULTS = {
  methods: ['POST'],
  inputKind: 'json',
  maxBodyBytes: 100_000,
  timeoutMs: 15_000,
  limit: { points: 120, seconds: 60, counted: 'here' },
} as const

/** Creating accounts is free, so the accounts of one address share a limit: that of this many accounts. */
const ACCOUNTS_OF_ONE_ADDRESS = 10

export type CompleteFunction = ServerFunction &
  Required<Pick<ServerFunction, keyof typeof DEFAULTS>> & {
    readonly rule: LimitRule
    readonly ruleOfAccounts: LimitRule
    readonly expected: Parameters<typeof readInput>[2]
  }

export type ImmediateFunction = CompleteFunction & { readonly kind: 'immediate' }
export type PatientFunction = Exclude<CompleteFunction, ImmediateFunction>

export function isImmediate(declared: CompleteFunction): declared is ImmediateFunction {
  return declared.kind === 'immediate'
}

/** The parts of a function that are the same for each call. */
export function completeFunction(given: ServerFunction): CompleteFunction {
  const declared = { ...DEFAULTS, ...given }
  const rule = { ...declared.limit, name: `function-${declared.name}` }
  return {
    ...declared,
    rule,
    ruleOfAccounts: { ...rule, name: `${rule.name}-accounts`, points: rule.points * ACCOUNTS_OF_ONE_ADDRESS },
    expected: { kind: declared.inputKind, schema: declared.input },
  }
}
