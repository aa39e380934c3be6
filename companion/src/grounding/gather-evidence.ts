import type { CalledTool } from '@app/contracts/assistant'
import type { Claim } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { Trip } from '@app/domain/trip'

import { minorDigitsOf } from '../tools/convert-currency.ts'
import { type About, type Evidence, type FoundCard, isClaim, type Item } from './evidence.ts'
import type { Fact } from './fact.ts'
import { dayKey, monthPatterns } from './month-patterns.ts'
import { quantitiesIn } from './quantities-in.ts'
import type { Quantity, Unit } from './quantity.ts'
import { REFERENCE } from './unit-words.ts'

/** Useless to a reader, and numbers that would support anything. */
const SKIPPED = new Set([
  'coordinates',
  'latitude',
  'longitude',
  'renown',
  'id',
  'placeId',
  'sources',
  'rowid',
  // Twelve months for a chart; the model gets those it requested.
  'year',
])
const UNIT_OF_KEY: Readonly<Record<string, Unit>> = {
  days: 'days',
  nights: 'days',
  people: 'people',
  adults: 'people',
  travellers: 'people',
  stops: 'stops',
  blankPages: 'pages',
  km: 'km',
  distanceKm: 'km',
  meanC: 'celsius',
  rainMm: 'mm',
  volts: 'volts',
  hertz: 'hertz',
  arrive: 'clock',
  leave: 'clock',
  at: 'clock',
}
const MINUTES_PER_DAY = 1440
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const WRITTEN_DAY = /\b(\d{4})-(\d{2})-(\d{2})\b/g
/** The value of these fields is always a name. */
const NAME_KEYS = new Set(['name', 'title', 'otherNames'])
const PHONE_KEYS = new Set(['phone', 'number'])
const LONGEST_NUMBERED_NAME = 60
const LEADS_AWAY = /\d(?:[ ()/-]*\d){6}|:\/\/|@|[a-z]\.[a-z]{2,}/iu
const LINK_KEYS = new Set(['url', 'website', 'link'])
/** The maximum of a score or a level. */
const SCALES: Readonly<Record<string, number>> = { 'check-plan': 100, 'change-trip': 100, 'travel-advisory': 4 }
/** The traveller's own trip may be mentioned at any time. */
const ON_THE_TABLE = 'trip'
const COUNTRY_KEYS = new Set(['home', 'country', 'passport', 'destination', 'own', 'host', 'authority', 'code'])

/**
 * `turns` are the tool calls of the conversation, one list per question with the last question last; `asked` are the
 * traveller's texts, the last first: their numbers and names may be repeated.
 */
export function gatherEvidence(
  turns: readonly (readonly CalledTool[])[],
  asked: readonly string[],
  locale: string,
): Evidence {
  const gathered = new Gathering(locale)
  const last = turns.findLastIndex((calls) => calls.some(({ result }) => result.kind === 'found'))
  for (const [turn, calls] of turns.entries()) {
    for (const { tool, result } of calls)
      if (result.kind === 'found') gathered.addCard(tool, result.card, turn === last || tool === ON_THE_TABLE)
  }
  for (const [back, text] of asked.entries())
    gathered.addQuestion(text, { claims: [], of: null, ...(back > 0 && { asked: ` ${foldText(text)} ` }) })
  return gathered.evidence()
}

/** A known unit supports the converted one. */
const OTHER_MEASURE: Readonly<Partial<Record<Unit, { readonly unit: Unit; readonly of: (value: number) => number }>>> =
  {
    km: { unit: 'miles', of: (km) => km * 0.621371 },
    celsius: { unit: 'fahrenheit', of: (degrees) => degrees * 1.8 + 32 },
    mm: { unit: 'inches', of: (mm) => mm / 25.4 },
  }

type Growing = { readonly [Part in keyof About]: Set<Part extends 'cityIds' ? number : string> }

class Gathering {
  private readonly quantities: Quantity[] = []
  private readonly names = new Map<string, Fact[]>()
  private readonly days = new Map<string, Fact[]>()
  private readonly months = new Map<number, Fact[]>()
  private readonly references = new Map<string, Fact[]>()
  private readonly links = new Map<string, Fact[]>()
  private readonly numberedNames = new Map<string, Fact[]>()
  private readonly phones = new Map<string, Fact[]>()
  private readonly cards: FoundCard[] = []
  private readonly locales: readonly string[]
  /** Of the card being read. */
  private claims: Claim<unknown>[] = []
  private about: Growing = nothing()
  private items: (Growing & Pick<Item, 'within'>)[] = []

  constructor(locale: string) {
    this.locales = [...new Set([locale, 'en'])]
  }

  addCard(tool: string, card: FoundCard['card'], isOfTurn: boolean): void {
    const of = { card: this.cards.length, item: null }
    this.claims = []
    this.about = nothing()
    this.items = []
    this.walk(card, '', {}, { claims: [], of })
    const { claims, about, items } = this
    const scale = SCALES[tool]
    if (scale !== undefined)
      for (const unit of ['count', 'scale'] as const)
        this.quantities.push({ value: scale, unit, claims: claims.slice(0, 1), of })
    this.cards.push({ tool, card, claims, isOfTurn, about, items })
  }

  evidence(): Evidence {
    const { quantities, days, months, references, links, cards, numberedNames, phones } = this
    const names = [...this.names].map(([text, facts]) => ({ text, facts }))
    const hasProof = (facts: readonly Fact[]): number => (facts.some(({ claims }) => claims.length > 0) ? 1 : 0)
    return {
      quantities,
      days,
      months,
      references,
      links,
      cards,
      numberedNames,
      phones,
      names: names.toSorted((a, b) => hasProof(b.facts) - hasProof(a.facts) || b.text.length - a.text.length),
    }
  }

  private walk(value: unknown, key: string, parent: object, fact: Fact): void {
    if (typeof value === 'number') return this.addNumber(value, key, parent, fact)
    if (typeof value === 'string') return this.addString(value, key, fact)
    if (Array.isArray(value)) {
      for (const each of value) this.walk(each, typeof each === 'object' ? '' : key, parent, this.inItem(each, fact))
      return
    }
    if (typeof value !== 'object' || value === null) return
    if (isClaim(value)) return this.addClaim(value, key, parent, fact)
    if (key === 'source' && 'title' in value) return this.addSource(value, fact)
    if (key === 'trip' && 'days' in value) return this.addTrip(value as Trip, fact)
    if ('minorUnits' in value && 'currency' in value) return this.addMoney(value, fact)
    if ('epochMs' in value && 'timeZone' in value)
      return this.addInstant(Number(value.epochMs), String(value.timeZone), fact)
    for (const [name, each] of Object.entries(value)) {
      // Places by their ids are a list, too.
      if (!SKIPPED.has(name)) this.walk(each, name, value, key === 'places' ? this.inItem(each, fact) : fact)
    }
  }

  /** Every list item has its own facts. */
  private inItem(value: unknown, fact: Fact): Fact {
    if (typeof value !== 'object' || value === null || !fact.of) return fact
    this.items.push({ ...nothing(), within: fact.of.item })
    return { ...fact, of: { ...fact.of, item: this.items.length - 1 } }
  }

  addText(text: string, fact: Fact): void {
    this.quantities.push(...quantitiesIn(text, fact))
    this.addWords(text, fact)
  }

  private addWords(text: string, fact: Fact): void {
    for (const [, year, month, day] of text.matchAll(WRITTEN_DAY)) this.addDay(`${year}-${month}-${day}`, fact)
    for (const [written] of text.matchAll(REFERENCE)) note(this.references, written, fact)
    const folded = ` ${foldText(text)} `
    for (let month = 1; month <= 12; month += 1)
      if (this.monthNames(month).some((name) => folded.includes(` ${name} `))) note(this.months, month, fact)
    this.addName(text, fact)
  }

  /** Including the dates named in words. */
  addQuestion(text: string, fact: Fact): void {
    this.addText(text, fact)
    for (const locale of this.locales) {
      for (const [index, pattern] of monthPatterns(locale).entries()) {
        for (const [, before, after, year] of text.matchAll(pattern)) {
          const day = before ?? after
          if (day === undefined) continue
          note(this.days, dayKey(index + 1, day), fact)
          if (year !== undefined) note(this.days, dayKey(index + 1, day, year), fact)
        }
      }
    }
  }

  private addClaim(claim: Claim<unknown>, key: string, parent: object, { of }: Fact): void {
    const fact = { claims: [claim], of }
    this.claims.push(claim)
    note(this.links, claim.source.url, fact)
    // Its numbers are part of a name, and no quantities.
    this.addWords(claim.source.title, fact)
    this.addDay(claim.checkedAt, fact)
    this.walk(claim.value, key, parent, fact)
  }

  /** On the item with the number, not on the whole list. */
  private addSource(source: { readonly title: unknown; readonly url?: unknown }, fact: Fact): void {
    this.addWords(String(source.title), fact)
    if (typeof source.url === 'string') this.addString(source.url, 'url', fact)
  }

  private addNumber(value: number, key: string, parent: object, fact: Fact): void {
    if (key === 'cityId') this.tellOf(fact)?.cityIds.add(value)
    else if (key === 'month') note(this.months, value, fact)
    // Zero-based, as in an array of twelve.
    else if (key === 'months') note(this.months, value + 1, fact)
    else {
      const unit = unitOf(key, parent)
      this.quantities.push({ ...fact, value: wrapped(value, unit), unit })
      const other = OTHER_MEASURE[unit]
      if (other) this.quantities.push({ ...fact, value: other.of(value), unit: other.unit })
    }
  }

  private addString(text: string, key: string, fact: Fact): void {
    if (DAY.test(text)) return this.addDay(text, fact)
    // A name may also be a URL, chosen on purpose.
    if (LINK_KEYS.has(key) && fact.claims.length > 0 && /^https?:\/\//.test(text)) return note(this.links, text, fact)
    if (PHONE_KEYS.has(key)) note(this.phones, text.replaceAll(/\D/g, ''), fact)
    if (NAME_KEYS.has(key)) return this.addTitle(text, fact)
    if (/^[A-Z]{2}$/.test(text) && COUNTRY_KEYS.has(key)) return this.addCountry(text, fact)
    if (/^[A-Z]{3}$/.test(text)) this.addNames('currency', text, fact)
    if (/^[a-z]{2,3}$/.test(text) && key === 'languages') return this.addNames('language', text, fact)
    if (/^-?\d+(?:\.\d+)?$/.test(text)) this.quantities.push({ ...fact, value: Number(text), unit: 'count' })
    this.addText(text, fact)
  }

  private addTitle(text: string, fact: Fact): void {
    this.addName(text, fact)
    this.tellOf(fact)?.names.add(` ${foldText(text)} `)
    // "Pier 39" is a name; "365 days without a visa" is a rule disguised as a name.
    const isNumbered = /\d/.test(text) && quantitiesIn(text, fact).every(({ unit }) => unit === 'text')
    if (isNumbered && text.length <= LONGEST_NUMBERED_NAME && !LEADS_AWAY.test(text))
      note(this.numberedNames, text, fact)
  }

  /** Days, times and names; internal fields of a trip are not evidence. */
  private addTrip({ days }: Trip, fact: Fact): void {
    this.quantities.push({ ...fact, value: days.length, unit: 'days' })
    for (const [index, { date, city, stops }] of days.entries()) {
      const own = this.inItem(city, fact)
      this.quantities.push({ ...own, value: index + 1, unit: 'day of a plan' })
      this.quantities.push({ ...own, value: stops.length, unit: 'stops' })
      this.walk(
        { date, city, stops: stops.map(({ title, arrive, leave, cost }) => ({ title, arrive, leave, cost })) },
        '',
        {},
        own,
      )
    }
  }

  private addCountry(code: string, fact: Fact): void {
    this.tellOf(fact)?.countries.add(code)
    this.addNames('region', code, fact)
  }

  private addNames(type: 'region' | 'currency' | 'language', code: string, fact: Fact): void {
    for (const locale of this.locales) {
      const name = displayNames(locale, type).of(code)
      if (name) this.addName(name, fact)
    }
    this.addName(code, fact)
  }

  private addMoney(value: object, fact: Fact): void {
    const { minorUnits, currency } = value as { readonly minorUnits: number; readonly currency: string }
    const digits = minorDigitsOf(currency) ?? 2
    this.quantities.push({ ...fact, value: minorUnits / 10 ** digits, unit: `money ${currency}` })
    this.addNames('currency', currency, fact)
  }

  private addInstant(epochMs: number, timeZone: string, fact: Fact): void {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const [day = '', clock = ''] = format.format(epochMs).split(' ')
    this.addDay(day, fact)
    this.addText(clock, fact)
  }

  private addDay(date: string, fact: Fact): void {
    const [, year, month, day] = DAY.exec(date) ?? []
    if (!year || !month || !day) return
    note(this.days, dayKey(Number(month), day), fact)
    note(this.days, dayKey(Number(month), day, year), fact)
    note(this.months, Number(month), fact)
    this.quantities.push({ ...fact, value: Number(year), unit: 'text' })
  }

  private addName(text: string, fact: Fact): void {
    const folded = ` ${foldText(text)} `
    if (folded.trim() !== '') note(this.names, folded, fact)
  }

  /** The subject of an item is also one of its card. */
  private tellOf({ of }: Fact): Growing | undefined {
    if (!of) return undefined
    return of.item === null ? this.about : this.items[of.item]
  }

  private monthNames(month: number): readonly string[] {
    return this.locales.map((locale) => monthName(locale, month))
  }
}

function nothing(): Growing {
  return { cityIds: new Set(), countries: new Set(), names: new Set() }
}

const displayNamesByKey = new Map<string, Intl.DisplayNames>()

/** Intl takes milliseconds to load a language. */
function displayNames(locale: string, type: 'region' | 'currency' | 'language'): Intl.DisplayNames {
  const known = displayNamesByKey.get(`${locale} ${type}`) ?? new Intl.DisplayNames(locale, { type })
  displayNamesByKey.set(`${locale} ${type}`, known)
  return known
}

const monthNames = new Map<string, string>()

/** Folded. */
function monthName(locale: string, month: number): string {
  const key = `${locale} ${month}`
  const known =
    monthNames.get(key) ??
    foldText(new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 15)))
  monthNames.set(key, known)
  return known
}

function unitOf(key: string, parent: object): Unit {
  if (/minutes$/i.test(key)) return 'minutes'
  if (key.endsWith('Usd')) return 'money USD'
  if (key === 'validity' && 'unit' in parent) return parent.unit === 'days' ? 'days' : 'months'
  return UNIT_OF_KEY[key] ?? 'count'
}

/** Times after midnight continue counting. */
function wrapped(value: number, unit: Unit): number {
  return unit === 'clock' ? value % MINUTES_PER_DAY : value
}

function note<Key>(map: Map<Key, Fact[]>, key: Key, fact: Fact): void {
  const known = map.get(key)
  if (known) known.push(fact)
  else map.set(key, [fact])
}
