import type { FormOnScreen, ScreenContext } from '@app/contracts/assistant'
import { countryNameIn } from '@app/domain/country-name'

/** Reads a field by name; empty when there is no such field. */
type Read = (name: string) => string
type Reader = (read: Read) => FormOnScreen | Promise<FormOnScreen>

/** How the form of each tool is read. Field names are those of the URL. */
const READERS: Readonly<Record<string, Reader>> = {
  '/flights': async (read) => ({
    ...(await route(read)),
    ...when(read('depart'), read('trip') === 'oneway' ? '' : read('return')),
    ...count('people', sum(['adults', 'children', 'lap', 'seat'].map(read))),
  }),
  '/accommodation-search': (read) => ({
    ...place('to', read('destination')),
    ...when(read('checkin'), read('checkout')),
    ...count('people', sum([read('adults')])),
  }),
  '/car-rental': (read) => ({ ...place('to', read('pickup')), ...when(read('from'), read('to')) }),
  '/flight-compensation': async (read) => ({
    ...(await route(read)),
    ...count('delayMinutes', 60 * Number(read('hours')) + Number(read('minutes'))),
  }),
  '/currency-converter': (read) => ({ ...money(read('amount')), ...currencies([read('from'), read('to')]) }),
  '/documents': (read) => ({
    ...country('to', read('destination')),
    ...when(read('arrive'), read('leave')),
    ...day('passportExpires', read('expires')),
  }),
  '/risk-radar': (read) => country('to', read('country')),
  '/gemini-travel-intel': (read) => ({
    ...place('to', read('to')),
    ...when(read('from'), read('until')),
  }),
  '/itinerary/check': (read) => ({ ...place('to', read('city')), ...day('start', read('start')) }),
}

/** The form's current values, submitted or not; null when the page has no form or an empty one. */
export async function readForm(path: string, page: ParentNode = document): Promise<FormOnScreen | null> {
  const reader = READERS[path.replace(/\/+$/, '').toLowerCase()]
  if (!reader) return null
  for (const form of page.querySelectorAll<HTMLFormElement>('main form:not([role="search"])')) {
    const held = await reader(readerOf(new FormData(form)))
    if (Object.keys(held).length > 0) return held
  }
  return null
}

function readerOf(fields: FormData): Read {
  return (name) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}

/** Flight forms hold airports; questions are about their cities. */
async function route(read: Read): Promise<FormOnScreen> {
  const { resolveAirport } = await import('@app/datasets/airports')
  const [from, to] = ['from', 'to'].map((name) => {
    const match = resolveAirport(read(name))
    return match.kind === 'one' ? match.airport : null
  })
  return {
    ...(from && place('from', `${from.city}, ${countryNameIn(from.country, 'en')}`)),
    ...(to && place('to', `${to.city}, ${countryNameIn(to.country, 'en')}`)),
    ...(from && to && { airports: [from.code, to.code] }),
  }
}

const NAME = /^[\p{L}\p{M}\p{N} .,'’()/-]{2,80}$/u
const DAY = /^\d{4}-\d{2}-\d{2}$/

function place(field: 'from' | 'to', name: string): FormOnScreen {
  return NAME.test(name) ? { [field]: name } : {}
}

/** Country fields hold codes; questions need names. */
function country(field: 'to', code: string): FormOnScreen {
  return /^[A-Z]{2}$/.test(code) ? place(field, new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? '') : {}
}

function day(field: 'start' | 'end' | 'passportExpires', written: string): FormOnScreen {
  return DAY.test(written) && !Number.isNaN(Date.parse(written)) ? { [field]: written } : {}
}

function when(start: string, end: string): FormOnScreen {
  return { ...day('start', start), ...day('end', end) }
}

const MAX = { people: 50, month: 12, delayMinutes: 100_000 } as const

function count(field: keyof typeof MAX, value: number): FormOnScreen {
  return Number.isInteger(value) && value > 0 && value <= MAX[field] ? { [field]: value } : {}
}

function sum(counts: readonly string[]): number {
  return counts.reduce((all, count) => all + Number(count), 0)
}

function money(written: string): FormOnScreen {
  const amount = Number(written.replaceAll(/\s/g, '').replace(',', '.'))
  return amount > 0 && amount <= 1e12 ? { amount } : {}
}

function currencies(codes: readonly string[]): FormOnScreen {
  return codes.every((code) => /^[A-Z]{3}$/.test(code)) ? { currencies: [...codes] } : {}
}

/** The places, dates and amounts of a form, short enough for a label. */
export function describeForm({ from, to, start, end, amount, currencies }: FormOnScreen, locale: string): string {
  const placeName = (name: string | undefined): string => name?.split(',', 1)[0] ?? ''
  const [dates, first, last] = [dateFormat(locale), Date.parse(start ?? ''), Date.parse(end ?? '')]
  const when = first <= last ? dates.formatRange(first, last) : first ? dates.format(first) : ''
  const money = currencies && `${amount === undefined ? '' : `${amount} `}${currencies.join(' → ')}`
  const route = [placeName(from), placeName(to)].filter(Boolean).join(' → ')
  return [route, when, money].filter(Boolean).join(' · ')
}

function dateFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
}

const MAX_HEADING_LENGTH = 50

/** The context that is sent with a question asked on a page. */
export function pageContext(screen: Promise<ScreenContext>, locale: string) {
  return { screen, about: screen.then((now) => aboutPage(now, locale)).catch(() => '') }
}

/** The subject of “there” and “that” on the page: its form, or the place or trip in its heading. */
function aboutPage({ form, cityId, country, tripId }: ScreenContext, locale: string): string {
  const seen = form ? describeForm(form, locale) : ''
  if (seen !== '' || (cityId ?? country ?? tripId) === undefined) return seen
  const heading = document.querySelector('main h1')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  return heading.length <= MAX_HEADING_LENGTH ? heading : ''
}

/** One conversation per page and visit, by path. */
const conversationIds = new Map<string, string>()
let lastOwner: string | null = null

/** Kept when a guest signs in, and dropped when an account signs out. */
export function conversationForPage(path: string, owner: string | null): string {
  if (lastOwner !== null && lastOwner !== owner) conversationIds.clear()
  lastOwner = owner
  const id = conversationIds.get(path) ?? crypto.randomUUID()
  conversationIds.set(path, id)
  return id
}
