import type { FormOnScreen, ScreenContext } from '@app/contracts/assistant'
import { daysBetween, isCalendarDate } from '@app/domain/kernel'

import type { LookUps } from '../tools/look-ups.ts'
import type { Memory, Slots } from './reading/slots.ts'
import type { Intent } from './sentences.ts'

type Names = Pick<LookUps, 'findCity' | 'findCountry'>

/** Identifies a page's content: its place, or a hash of its form. */
export function screenOf(screen: ScreenContext | undefined): string | null {
  const place = screen?.cityId?.toString() ?? screen?.country ?? null
  return screen?.form ? sumOf(JSON.stringify([place, screen.form])) : place
}

/** "There" is the place of a page that is new in the conversation; afterwards, the last named place. */
export function beside(memory: Memory, screen: ScreenContext | undefined, names: Names): Memory {
  const shown = screenOf(screen)
  if (!screen || shown === null || shown === memory.screen) return memory
  const { form = {} } = screen
  return {
    ...memory,
    everyday: null,
    intent: intentOf(form) ?? memory.intent,
    slots: { ...memory.slots, ...placeSlots(screen), ...formSlots(form, names) },
  }
}

/** Some forms have one purpose: next to them, "what am I owed?" and "and 250?" are about it. */
function intentOf({ delayMinutes, currencies }: FormOnScreen): Intent | null {
  return delayMinutes === undefined ? (currencies ? 'convert' : null) : 'delay'
}

function placeSlots({ cityId, country }: ScreenContext): Partial<Slots> {
  if (cityId !== undefined) return { cities: [cityId], countries: [] }
  return country === undefined ? {} : { cities: [], countries: [country] }
}

/** Empty fields and unknown places are ignored. */
function formSlots(form: FormOnScreen, names: Names): Partial<Slots> {
  const [from, to] = [placeNamed(form.from, names), placeNamed(form.to, names)]
  const { airports, people, amount, currencies, delayMinutes, passportExpires } = form
  return {
    ...(to && { cities: to.cityId === null ? [] : [to.cityId], countries: to.cityId === null ? [to.country] : [] }),
    ...(from?.cityId && { origin: from.cityId }),
    ...whenSlots(form),
    ...(airports && { airports }),
    ...(people !== undefined && { people }),
    ...(amount !== undefined && { amount }),
    ...(currencies && { currencies }),
    ...(delayMinutes !== undefined && { delayMinutes }),
    ...(passportExpires !== undefined && isCalendarDate(passportExpires) && { passportExpires }),
  }
}

function whenSlots({ start, end, month }: FormOnScreen): Partial<Slots> {
  const [from, to] = [start, end].map((day) => (day !== undefined && isCalendarDate(day) ? day : null))
  if (from && to && from <= to)
    return { dates: { start: from, end: to, isExact: true }, days: daysBetween(from, to) + 1, month: null }
  const named = month ?? (from ? Number(from.slice(5, 7)) : null)
  return named === null ? {} : { month: named, dates: null }
}

/** "Lisbon, Portugal": a city of that name in another country is not meant. */
export function placeNamed(
  name: string | undefined,
  { findCity, findCountry }: Names,
): { readonly cityId: number | null; readonly country: string } | null {
  if (name === undefined) return null
  const [first = '', ...rest] = name.split(',').map((part) => part.trim())
  const within = rest.length === 0 ? null : findCountry(rest.at(-1) ?? '')
  const city = findCity(first)
  if (city?.cityId && (within === null || within === city.country))
    return { cityId: city.cityId, country: city.country }
  const country = within ?? findCountry(first)
  return country === null ? null : { cityId: null, country }
}

/** A hash, because memory must not contain words. */
function sumOf(text: string): string {
  let sum = 0
  for (const unit of text) sum = (sum * 31 + (unit.codePointAt(0) ?? 0)) % 999_999_937
  return String(sum)
}
