import { minorDigitsOf } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'

import { isClaim } from '../grounding/evidence.ts'
import { isToolName, type ToolCall, TOOLS } from '../tools/registry.ts'

const LONGEST_REPORT = 6000
const LONGEST_TEXT = 200
const MOST_OF_A_KIND = 20
const FEW_OF_A_KIND = 6
/** For screens and tables, not for text. */
const LEFT_OUT = new Set([
  'coordinates',
  'renown',
  'id',
  'cityId',
  'placeId',
  'sources',
  'otherNames',
  'search',
  'link',
  'year',
  'timeZone',
  'places',
  'wishes',
  'ideas',
])
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

type Sources = Map<string, string>

/** The report of a result to a model: values without wrappers, and each source once. */
export function reportOf(tool: string, input: unknown, result: ToolCall['result']): string {
  if (result.kind === 'unknown') return JSON.stringify({ unknown: result.about })
  if (result.kind === 'refused') return JSON.stringify(refusal(tool, input, result.because))
  const whole = toText(result.card, MOST_OF_A_KIND)
  return whole.length <= LONGEST_REPORT ? whole : toText(result.card, FEW_OF_A_KIND).slice(0, LONGEST_REPORT)
}

function toText(card: object, most: number): string {
  const sources: Sources = new Map()
  const facts = condense(card, '', most, sources)
  return JSON.stringify({ facts, sources: [...sources.keys()].slice(0, FEW_OF_A_KIND) })
}

function condense(value: unknown, key: string, most: number, sources: Sources): unknown {
  if (typeof value === 'string') return tidy(value)
  if (typeof value === 'number') return toMonth(value, key) ?? value
  if (Array.isArray(value)) return value.slice(0, most).map((each) => condense(each, key, most, sources))
  if (typeof value !== 'object' || value === null) return value
  if (isClaim(value)) {
    sources.set(value.source.url, value.source.title)
    const inner = condense(value.value, key, most, sources)
    // Verified is the default.
    if (value.status === 'verified') return inner
    const proof = value.status === 'editorial' ? 'our guide, not checked on site, written' : 'checked'
    return { value: inner, [value.status]: `${proof} ${value.checkedAt}` }
  }
  if ('minorUnits' in value && 'currency' in value) return moneyOf(value as { minorUnits: number; currency: string })
  if ('epochMs' in value && 'timeZone' in value) return clockOf(Number(value.epochMs), String(value.timeZone))
  if (key === 'trip' && 'days' in value) return daysOf(value as Trip, most)
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name]) => !LEFT_OUT.has(name) || (name === 'places' && Array.isArray(value[name as keyof typeof value])),
      )
      .map(([name, each]) => [name, condense(each, name, most, sources)]),
  )
}

function toMonth(value: number, key: string): string | undefined {
  if (key === 'month') return MONTHS[value - 1]
  return key === 'months' ? MONTHS[value] : undefined
}

function moneyOf({ minorUnits, currency }: { readonly minorUnits: number; readonly currency: string }): string {
  const digits = minorDigitsOf(currency)
  return `${(minorUnits / 10 ** digits).toFixed(digits)} ${currency}`
}

function clockOf(epochMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(epochMs)
}

/** Days, times and names of stops: neither notes nor travellers. */
export function daysOf({ days }: Pick<Trip, 'days'>, most = MOST_OF_A_KIND): unknown {
  return days.slice(0, most).map(({ date, city, stops }, index) => ({
    day: index + 1,
    date,
    city: city.name,
    stops: stops.slice(0, most).map(({ arrive, leave, title }) => `${clock(arrive)}-${clock(leave)} ${tidy(title)}`),
  }))
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Names stay names: one line, no tags, no characters with a meaning in a protocol or in markup. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}<>{}`]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
}

/** Which field is invalid and why, never its value. */
function refusal(tool: string, input: unknown, because: string): unknown {
  if (!isToolName(tool)) return { refused: because, tools: Object.keys(TOOLS) }
  const issues = TOOLS[tool].input.safeParse(input).error?.issues ?? []
  return {
    refused: because,
    fields: issues
      .slice(0, FEW_OF_A_KIND)
      .map(({ path, code }) => ({ field: path.map(String).join('.').slice(0, 60), code })),
  }
}
