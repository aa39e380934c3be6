import { calendarDate, type Claim } from '@app/domain/kernel'

import type { Piece, Sentence } from '../engine/answer.ts'
import type { HelpLineFact } from '../tools/look-ups.ts'
import { answerLocale, type CrisisSentenceId, crisisWords } from './crisis-answers.ts'
import type { Crisis, CrisisKind } from './crisis.ts'
import { aidWords } from './first-aid/aid-words.ts'

/** The number to call in a country. */
export type CountryNumber = { readonly country: string; readonly number: Claim<string> }

/** A help line for people in despair, and its country. */
export type CountryLine = { readonly country: string; readonly line: Claim<HelpLineFact> }

export type CrisisHelp = {
  readonly numbers: readonly CountryNumber[]
  /** Whether the traveller said they are in that country; otherwise they may be elsewhere. */
  readonly isCountryNamed: boolean
  readonly lines: readonly CountryLine[]
  readonly directory: Claim<string> | null
}

export const NO_HELP: CrisisHelp = { numbers: [], isCountryNamed: false, lines: [], directory: null }

/** Every mobile phone accepts both as emergency numbers, with any card and in any network. */
const GENERAL_RULE = {
  value: ['112', '911'],
  source: {
    title: '3GPP TS 22.101, emergency calls',
    url: 'https://www.3gpp.org/ftp/Specs/archive/22_series/22.101/',
  },
  checkedAt: calendarDate('2026-11-18'),
  status: 'verified',
} as const satisfies Claim<readonly string[]>
const DIRECTORY_NAME = 'findahelpline.com'
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])
/** Kinds with more advice than to call. */
const ADVICE: Readonly<Partial<Record<CrisisKind, CrisisSentenceId>>> = {
  seizure: 'crisis-seizure',
  fire: 'crisis-fire',
  assault: 'crisis-assault',
  danger: 'crisis-danger',
}

/** Fixed words around sourced numbers. The number comes first, and nothing is asked. */
export function crisisSentences(crisis: Crisis, text: string, help: CrisisHelp): readonly Sentence[] {
  const locale = answerLocale(crisis.language, text)
  const words = crisisWords(locale)
  const say = (id: CrisisSentenceId, facts: Readonly<Record<string, Piece>> = {}): Sentence => ({
    id,
    pieces: fill(words[id.slice('crisis-'.length) as keyof typeof words], facts),
  })
  const isSure = help.numbers.length > 0 && help.isCountryNamed
  const numbers = help.numbers.map(({ country, number }) =>
    say(isSure && isCallFirst(crisis) ? 'crisis-call' : 'crisis-callIfThere', {
      number: dialled(number, number.value, locale),
      country: named(country, locale),
    }),
  )
  // A number that may be of another country comes after the one that works in most.
  const calls = isSure ? numbers : [say('crisis-callUnknown'), ...numbers]
  const offer = numbers.length === 0 ? [say('crisis-offer')] : []
  if (crisis.kind === 'despair') {
    const isHurt = crisis.kinds.some((kind) => kind === 'medical' || kind === 'seizure')
    const lines = help.lines.map(({ country, line }) =>
      say('crisis-line', {
        line: { kind: 'fact', text: `${line.value.name} (${nameOf(country, locale)})`, claims: [line] },
        phone: dialled(line, line.value.phone, locale),
      }),
    )
    const isUnderstood = help.lines.some(({ line }) => line.value.languages.includes(crisis.language))
    const directory = say('crisis-directory', { directory: directoryPiece(help.directory) })
    return [
      say('crisis-kind'),
      ...calls,
      ...(isHurt ? [say('crisis-say')] : []),
      ...lines,
      ...(isUnderstood && isSure ? [] : [directory]),
      ...offer,
    ]
  }
  const aid = aidSentences(crisis, locale)
  const advice = ADVICE[crisis.kind]
  if (aid.length > 0)
    return isCallFirst(crisis) ? [...calls, ...aid, say('crisis-say'), ...offer] : [...aid, ...calls, ...offer]
  return [...calls, say('crisis-say'), ...(advice ? [say(advice)] : []), ...offer]
}

/** A sting is treated first, and most get well without a call. */
function isCallFirst({ aid }: Crisis): boolean {
  return aid === null || aid.isCallFirst || aid.timesTold > 1
}

/** The first steps, and the next time what else to do; then there is no more than to call. */
function aidSentences({ aid }: Crisis, locale: string): readonly Sentence[] {
  if (!aid || aid.timesTold > 1) return []
  const words = aidWords(locale)
  const { steps, more } = words[aid.topic]
  return [
    inWords('crisis-aid', aid.timesTold === 0 ? steps : more),
    ...(aid.isCallFirst ? [] : [inWords('crisis-aidWhen', words.when)]),
  ]
}

function inWords(id: CrisisSentenceId, text: string): Sentence {
  return { id, pieces: [{ kind: 'words', text }] }
}

function fill(template: string, facts: Readonly<Record<string, Piece>>): readonly Piece[] {
  return template.split(/(\{\w+\}|\b\d{3}\b)/).flatMap((part): readonly Piece[] => {
    if (GENERAL_RULE.value.some((number) => number === part))
      return [{ kind: 'fact', text: part, claims: [GENERAL_RULE] }]
    const fact = part.startsWith('{') ? facts[part.slice(1, -1)] : undefined
    return part === '' ? [] : [fact ?? { kind: 'words', text: part }]
  })
}

/** Within Arabic or Hebrew, the groups of a number would be reordered. */
function dialled(claim: Claim<unknown>, number: string, locale: string): Piece {
  const text = RIGHT_TO_LEFT.has(locale) ? `\u2066${number}\u2069` : number
  return { kind: 'fact', text, claims: [claim] }
}

function named(country: string, locale: string): Piece {
  return { kind: 'words', text: nameOf(country, locale) }
}

function nameOf(country: string, locale: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(country) ?? country
}

function directoryPiece(directory: Claim<string> | null): Piece {
  return directory
    ? { kind: 'fact', text: directory.value, claims: [directory] }
    : { kind: 'words', text: DIRECTORY_NAME }
}
