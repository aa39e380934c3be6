import type { CalledTool } from '@app/contracts/assistant'
import type { Claim } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { Trip } from '@app/domain/trip'

import { minorDigitsOf } from '../tools/convert-currency.ts'
import { type Evidence, type FoundCard, isClaim } from './evidence.ts'
import { quantitiesIn } from './quantities-in.ts'
import type { Quantity, Unit } from './quantity.ts'

type Claims = readonly Claim<unknown>[]

/** Of no use to a reader, and numbers that would stand for anything. */
const SKIPPED = new Set([
  'coordinates',
  'latitude',
  'longitude',
  'renown',
  'id',
  'placeId',
  'sources',
  'rowid',
  // Twelve months for a chart; a model is told of those it asks for.
  'year',
])
const UNIT_OF_KEY: Readonly<Record<string, Unit>> = {
  days: 'days',
  nights: 'days',
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
/** Whatever a name says, it is a name. */
const NAME_KEYS = new Set(['name', 'title', 'otherNames'])
const PHONE_KEYS = new Set(['phone', 'number'])
const LONGEST_NUMBERED_NAME = 60
const LEADS_AWAY = /\d(?:[ ()/-]*\d){6}|:\/\/|@|[a-z]\.[a-z]{2,}/iu
const LINK_KEYS = new Set(['url', 'website', 'link'])
/** What a score or a level is out of. */
const SCALES: Readonly<Record<string, number>> = { 'check-plan': 100, 'change-trip': 100, 'travel-advisory': 4 }
const COUNTRY_KEYS = new Set(['home', 'country', 'passport', 'destination', 'own', 'host', 'authority', 'code'])

/** `asked` is what the traveller wrote: numbers and names of theirs may be repeated. */
export function gatherEvidence(calls: readonly CalledTool[], asked: readonly string[], locale: string): Evidence {
  const gathered = new Gathering(locale)
  for (const { tool, result } of calls) {
    if (result.kind !== 'found') continue
    const before = gathered.claims.length
    gathered.walk(result.card, '', {}, [])
    gathered.keep(tool, { card: result.card, claims: gathered.claims.slice(before) })
  }
  for (const text of asked) gathered.addText(text, [])
  return gathered.evidence()
}

/** Whoever knows the one may say the other. */
const OTHER_MEASURE: Readonly<Partial<Record<Unit, { readonly unit: Unit; readonly of: (value: number) => number }>>> =
  {
    km: { unit: 'miles', of: (km) => km * 0.621371 },
    celsius: { unit: 'fahrenheit', of: (degrees) => degrees * 1.8 + 32 },
    mm: { unit: 'inches', of: (mm) => mm / 25.4 },
  }

class Gathering {
  readonly claims: Claim<unknown>[] = []
  private readonly quantities: Quantity[] = []
  private readonly names = new Map<string, Claims>()
  private readonly days = new Map<string, Claims>()
  private readonly months = new Map<number, Claims>()
  private readonly links = new Map<string, Claims>()
  private readonly numberedNames = new Map<string, Claims>()
  private readonly phones = new Map<string, Claims>()
  private readonly cityIds = new Set<number>()
  private readonly countries = new Set<string>()
  private readonly found = new Map<string, FoundCard[]>()
  private readonly locales: readonly string[]

  constructor(locale: string) {
    this.locales = [...new Set([locale, 'en'])]
  }

  keep(tool: string, card: FoundCard): void {
    const scale = SCALES[tool]
    if (scale !== undefined) this.quantities.push({ value: scale, unit: 'count', claims: card.claims.slice(0, 1) })
    this.found.set(tool, [...(this.found.get(tool) ?? []), card])
  }

  evidence(): Evidence {
    const { quantities, days, months, links, cityIds, countries, found, numberedNames, phones } = this
    const names = [...this.names].map(([text, claims]) => ({ text, claims }))
    return {
      quantities,
      days,
      months,
      links,
      cityIds,
      countries,
      found,
      numberedNames,
      phones,
      names: names.toSorted((a, b) => b.claims.length - a.claims.length || b.text.length - a.text.length),
    }
  }

  walk(value: unknown, key: string, parent: object, claims: Claims): void {
    if (typeof value === 'number') return this.addNumber(value, key, parent, claims)
    if (typeof value === 'string') return this.addString(value, key, claims)
    if (Array.isArray(value)) return value.forEach((each) => this.walk(each, key, parent, claims))
    if (typeof value !== 'object' || value === null) return
    if (isClaim(value)) return this.addClaim(value, key, parent)
    if (key === 'trip' && 'days' in value) return this.addTrip(value as Trip, claims)
    if ('minorUnits' in value && 'currency' in value) return this.addMoney(value, claims)
    if ('epochMs' in value && 'timeZone' in value)
      return this.addInstant(Number(value.epochMs), String(value.timeZone), claims)
    for (const [name, each] of Object.entries(value)) if (!SKIPPED.has(name)) this.walk(each, name, value, claims)
  }

  addText(text: string, claims: Claims): void {
    this.quantities.push(...quantitiesIn(text, claims))
    for (const [, year, month, day] of text.matchAll(WRITTEN_DAY)) this.addDay(`${year}-${month}-${day}`, claims)
    const folded = ` ${foldText(text)} `
    for (let month = 1; month <= 12; month += 1)
      if (this.monthNames(month).some((name) => folded.includes(` ${name} `))) note(this.months, month, claims)
    this.addName(text, claims)
  }

  private addClaim(claim: Claim<unknown>, key: string, parent: object): void {
    this.claims.push(claim)
    note(this.links, claim.source.url, [claim])
    this.addText(claim.source.title, [claim])
    this.addDay(claim.checkedAt, [claim])
    this.walk(claim.value, key, parent, [claim])
  }

  private addNumber(value: number, key: string, parent: object, claims: Claims): void {
    if (key === 'cityId') this.cityIds.add(value)
    else if (key === 'month') note(this.months, value, claims)
    // Counted from nought, as in a table of twelve.
    else if (key === 'months') note(this.months, value + 1, claims)
    else {
      const unit = unitOf(key, parent)
      this.quantities.push({ value: wrapped(value, unit), unit, claims })
      const other = OTHER_MEASURE[unit]
      if (other) this.quantities.push({ value: other.of(value), unit: other.unit, claims })
    }
  }

  private addString(text: string, key: string, claims: Claims): void {
    if (DAY.test(text)) return this.addDay(text, claims)
    // A name may be an address too, if somebody with a purpose chose it.
    if (LINK_KEYS.has(key) && claims.length > 0 && /^https?:\/\//.test(text)) return note(this.links, text, claims)
    if (PHONE_KEYS.has(key)) note(this.phones, text.replaceAll(/\D/g, ''), claims)
    if (NAME_KEYS.has(key)) return this.addTitle(text, claims)
    if (/^[A-Z]{2}$/.test(text) && COUNTRY_KEYS.has(key)) return this.addCountry(text, claims)
    if (/^[A-Z]{3}$/.test(text)) this.addNames('currency', text, claims)
    if (/^[a-z]{2,3}$/.test(text) && key === 'languages') return this.addNames('language', text, claims)
    if (/^-?\d+(?:\.\d+)?$/.test(text)) this.quantities.push({ value: Number(text), unit: 'count', claims })
    this.addText(text, claims)
  }

  private addTitle(text: string, claims: Claims): void {
    this.addName(text, claims)
    if (/\d/.test(text) && text.length <= LONGEST_NUMBERED_NAME && !LEADS_AWAY.test(text))
      note(this.numberedNames, text, claims)
  }

  /** Days, hours and names; how a trip is stored says nothing. */
  private addTrip({ days }: Trip, claims: Claims): void {
    this.quantities.push({ value: days.length, unit: 'days', claims })
    for (const { date, city, stops } of days) {
      this.quantities.push({ value: stops.length, unit: 'count', claims })
      this.walk(
        { date, city, stops: stops.map(({ title, arrive, leave, cost }) => ({ title, arrive, leave, cost })) },
        '',
        {},
        claims,
      )
    }
  }

  private addCountry(code: string, claims: Claims): void {
    this.countries.add(code)
    this.addNames('region', code, claims)
  }

  private addNames(type: 'region' | 'currency' | 'language', code: string, claims: Claims): void {
    for (const locale of this.locales) {
      const name = displayNames(locale, type).of(code)
      if (name) this.addName(name, claims)
    }
    this.addName(code, claims)
  }

  private addMoney(value: object, claims: Claims): void {
    const { minorUnits, currency } = value as { readonly minorUnits: number; readonly currency: string }
    const digits = minorDigitsOf(currency) ?? 2
    this.quantities.push({ value: minorUnits / 10 ** digits, unit: `money ${currency}`, claims })
    this.addNames('currency', currency, claims)
  }

  private addInstant(epochMs: number, timeZone: string, claims: Claims): void {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const [day = '', clock = ''] = format.format(epochMs).split(' ')
    this.addDay(day, claims)
    this.addText(clock, claims)
  }

  private addDay(date: string, claims: Claims): void {
    const [, year, month, day] = DAY.exec(date) ?? []
    if (!year || !month || !day) return
    note(this.days, `${month}-${day}`, claims)
    note(this.months, Number(month), claims)
    this.quantities.push({ value: Number(year), unit: 'text', claims })
  }

  private addName(text: string, claims: Claims): void {
    const folded = ` ${foldText(text)} `
    if (folded.trim() !== '' && (claims.length > 0 || !this.names.has(folded))) this.names.set(folded, claims)
  }

  private monthNames(month: number): readonly string[] {
    return this.locales.map((locale) => monthName(locale, month))
  }
}

const displayNamesByKey = new Map<string, Intl.DisplayNames>()

/** Intl takes milliseconds to open a language. */
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

/** What ends after midnight goes on counting. */
function wrapped(value: number, unit: Unit): number {
  return unit === 'clock' ? value % MINUTES_PER_DAY : value
}

/** What has a source stands before what was only said. */
function note<Key>(map: Map<Key, Claims>, key: Key, claims: Claims): void {
  if (claims.length > 0 || !map.has(key)) map.set(key, claims)
}
