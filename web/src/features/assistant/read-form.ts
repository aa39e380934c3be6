import type { FormOnScreen } from '@app/contracts/assistant'
import { countryNameIn } from '@app/domain/country-name'

/** What a form holds under a name; empty where there is no such field. */
type Read = (name: string) => string
type Reader = (read: Read) => FormOnScreen | Promise<FormOnScreen>

/** What stands in the form of each tool, by the names its fields have in the address. */
const READERS: Readonly<Record<string, Reader>> = {
  '/flights': async (read) => ({
    ...(await route(read)),
    ...when(read('depart'), read('trip') === 'oneway' ? '' : read('return')),
    ...whole('people', sum(['adults', 'children', 'lap', 'seat'].map(read))),
  }),
  '/accommodation-search': (read) => ({
    ...place('to', read('destination')),
    ...when(read('checkin'), read('checkout')),
    ...whole('people', sum([read('adults')])),
  }),
  '/car-rental': (read) => ({ ...place('to', read('pickup')), ...when(read('from'), read('to')) }),
  '/flight-compensation': async (read) => ({
    ...(await route(read)),
    ...whole('delayMinutes', 60 * Number(read('hours')) + Number(read('minutes'))),
  }),
  '/currency-converter': (read) => ({ ...money(read('amount')), ...currencies([read('from'), read('to')]) }),
  '/documents': (read) => ({
    ...country('to', read('destination')),
    ...when(read('arrive'), read('leave')),
    ...day('passportExpires', read('expires')),
  }),
  '/risk-radar': (read) => country('to', read('country')),
  '/gemini-travel-intel': (read) => ({
    ...place('to', read('city').replaceAll('-', ' ')),
    ...whole('month', Number(read('month'))),
  }),
  '/itinerary/check': (read) => ({ ...place('to', read('city')), ...day('start', read('start')) }),
}

/** As it is filled in at this moment, sent or not; null where the page has no form, or an empty one. */
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

/** Airports are what a field of a flight knows; the city they belong to is what is asked about. */
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

/** A list of countries holds their codes; what is asked about is a name. */
function country(field: 'to', code: string): FormOnScreen {
  return /^[A-Z]{2}$/.test(code) ? place(field, new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? '') : {}
}

function day(field: 'start' | 'end' | 'passportExpires', written: string): FormOnScreen {
  return DAY.test(written) && !Number.isNaN(Date.parse(written)) ? { [field]: written } : {}
}

function when(start: string, end: string): FormOnScreen {
  return { ...day('start', start), ...day('end', end) }
}

const MOST = { people: 50, month: 12, delayMinutes: 100_000 } as const

function whole(field: keyof typeof MOST, value: number): FormOnScreen {
  return Number.isInteger(value) && value > 0 && value <= MOST[field] ? { [field]: value } : {}
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
