import type { DelayCause } from '@app/domain/passenger-rights'

/** What a sentence says about a late flight; null where it says nothing. */
export type ToldDelay = {
  readonly minutes: number | null
  readonly ends: readonly [from: string, to: string] | null
  readonly cause: DelayCause
}

const ABOUT_DELAY = /\b(?:late|delay(?:ed)?|compensation|owed?|claim)\b/i
const ABOUT_FLIGHT = /\b(?:flight|flew|plane|airline|airport|landed)\b/i
const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const COUNT = `(\\d{1,3}(?:[.,]\\d)?|${NUMBERS.join('|')})`
const HOURS = new RegExp(`\\b${COUNT}\\s?(?:h\\b|hrs?\\b|hours?\\b)`, 'i')
const MINUTES = /\b(\d{1,3})\s?min(?:utes?)?\b/i
const ROUTE =
  /\bfrom\s+(.+?)\s+to\s+(.+?)(?=$|[,.;?!]|\s(?:was|arrived|landed|came|with|on|and|because|due|delayed|late|by|\d)\b)/i
const CODES = /\b[A-Z]{3}\b/g

const CAUSES: readonly (readonly [RegExp, DelayCause])[] = [
  [/\btechnical|\bfault|\bdefect|\brepair/i, 'technical-fault'],
  [/\bcrew\b|\bpilot|\bstaff/i, 'crew-or-staff'],
  [/\bair traffic|\bATC\b/i, 'air-traffic-control'],
  [/\bstrike\b/i, 'airline-strike'],
  [/\bbird/i, 'bird-strike'],
  [/\bweather|\bstorm|\bfog|\bsnow|\bvolcan/i, 'weather'],
  [/\bsecurity|\bunrest/i, 'security-or-unrest'],
]

/** Null when the sentence is about something else. A strike is only the airline's own when nobody says air traffic. */
export function readDelay(question: string): ToldDelay | null {
  const minutes = minutesIn(question)
  const ends = endsIn(question)
  const isAbout = ABOUT_DELAY.test(question) && (ABOUT_FLIGHT.test(question) || ends !== null)
  if (!isAbout) return null
  return { minutes, ends, cause: CAUSES.find(([words]) => words.test(question))?.[1] ?? 'unknown' }
}

function minutesIn(question: string): number | null {
  const [, hours] = HOURS.exec(question) ?? []
  const [, minutes] = MINUTES.exec(question) ?? []
  if (hours === undefined && minutes === undefined) return null
  return Math.round(60 * count(hours ?? '0')) + Number(minutes ?? 0)
}

function count(word: string): number {
  const index = NUMBERS.indexOf(word.toLowerCase())
  return index >= 0 ? index : Number(word.replace(',', '.'))
}

function endsIn(question: string): ToldDelay['ends'] {
  const [, from, to] = ROUTE.exec(question) ?? []
  if (from && to) return [codeOrName(from), codeOrName(to)]
  const [first, second] = question.match(CODES) ?? []
  return first && second ? [first, second] : null
}

/** “New York JFK” means the airport, not the city. */
function codeOrName(end: string): string {
  return /\b[A-Z]{3}$/.exec(end)?.[0] ?? end
}
