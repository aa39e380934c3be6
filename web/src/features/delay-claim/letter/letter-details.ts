/** What only the traveller knows. It stays on the device: nothing here is part of the page's address or of the account. */
import { EVIDENCE, type Evidence } from '@app/domain/passenger-rights'
import * as z from 'zod/mini'

import { LETTER_LANGUAGE_CODES, type LetterLanguage } from './letter-language.ts'

export const LETTER_FIELDS = [
  'airline',
  'flight',
  'booking',
  'passengers',
  'name',
  'address',
  'contact',
  'account',
  'price',
  'expenses',
] as const
export type LetterField = (typeof LETTER_FIELDS)[number]

export type LetterDetails = Readonly<Record<LetterField, string>> & {
  /** Null until chosen: then that of the airline. */
  readonly language: LetterLanguage | null
  /** Null until chosen: then everything that the law's evidence list can copy. */
  readonly enclosed: readonly Evidence[] | null
}

/** Fields with several lines. */
export const LONG_FIELDS: ReadonlySet<LetterField> = new Set(['passengers', 'address', 'expenses'])
export const LONGEST = { line: 120, lines: 1000 } as const

export const NO_DETAILS: LetterDetails = {
  airline: '',
  flight: '',
  booking: '',
  passengers: '',
  name: '',
  address: '',
  contact: '',
  account: '',
  price: '',
  expenses: '',
  language: null,
  enclosed: null,
}

const line = z.catch(z.string().check(z.overwrite((typed) => cleanText(typed).slice(0, LONGEST.line))), '')
const lines = z.catch(z.string().check(z.overwrite((typed) => cleanText(typed).slice(0, LONGEST.lines))), '')

/** Also what an earlier build stored. */
export const LetterDetailsStored = z.object({
  airline: line,
  flight: line,
  booking: line,
  passengers: lines,
  name: line,
  address: lines,
  contact: line,
  account: line,
  price: line,
  expenses: lines,
  language: z.catch(z.nullable(z.enum(LETTER_LANGUAGE_CODES)), null),
  enclosed: z.catch(z.nullable(z.array(z.enum(EVIDENCE))), null),
}) satisfies z.ZodMiniType<LetterDetails>

/**
 * Without control characters, and without those that turn the direction of a line: pasted from somewhere, they could
 * show another account number than the one that is sent.
 */
export function cleanText(typed: string): string {
  return typed.normalize('NFC').replaceAll(/[^\P{C}\n\u200c\u200d]|[\u2028\u2029]/gu, '')
}

export function linesOf(typed: string): readonly string[] {
  return typed
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)
}
