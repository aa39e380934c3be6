import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { MINIMUM_PASSWORD_SCORE, passwordScore } from '@app/contracts/account/password-score'

import { AppError } from '../../errors/app-error.ts'
import type { AuthPolicy } from '../auth-policy.ts'

type Reason = 'length' | 'characters' | 'pwned'

/** Long enough for any passphrase, short enough that hashing stays cheap. */
const MAX_PASSWORD_LENGTH = 1024
const MESSAGES: Readonly<Record<Exclude<Reason, 'length'>, string>> = {
  characters: 'Please choose a stronger password. Include uppercase, lowercase, numbers, and special characters.',
  pwned: 'This password is one of the most common ones and easy to guess. Please choose a different password.',
}

/** Throws `weak_password` with every reason; `policy` says how strict we are. */
export function checkPassword(password: string, policy: AuthPolicy): void {
  if (password.length > MAX_PASSWORD_LENGTH)
    throw new AppError('validation_failed', {
      message: `Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`,
    })
  const reasons = [...weaknesses(password, policy)]
  const [first] = reasons
  if (!first) return
  const message = first === 'length' ? tooShort(policy.minimumPasswordLength) : MESSAGES[first]
  throw new AppError('weak_password', { message, details: { reasons } })
}

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return commonPasswords().has(plain) || commonPasswords().has(plain.replace(/[^\p{L}\p{Nd}]+$/u, ''))
}

function* weaknesses(password: string, policy: AuthPolicy): Generator<Reason> {
  if (password.length < policy.minimumPasswordLength) yield 'length'
  if (!policy.requiresStrongPassword) return
  if (passwordScore(password) < MINIMUM_PASSWORD_SCORE) yield 'characters'
  if (isCommonPassword(password)) yield 'pwned'
}

const tooShort = (minimum: number): string => `Password should be at least ${minimum} characters.`

let loaded: ReadonlySet<string> | undefined
function commonPasswords(): ReadonlySet<string> {
  const read = (): string => readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  loaded ??= new Set(
    read()
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  )
  return loaded
}
