import { type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import type { RecordedStay } from '@app/domain/stay-counter'

/** A passport or a visa. */
export type HeldPaper = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** Only if the traveller gave it. */
  readonly expires_on: CalendarDate | null
}

export type Passport = HeldPaper

/** Its country may be `schengen`. */
export type HeldVisa = HeldPaper

export type BorderStay = {
  /** An area whose days are counted together: `schengen`, or a country. */
  readonly area: string
  readonly arrives_on: CalendarDate
  /** Null: still there. */
  readonly leaves_on: CalendarDate | null
}

/** One who travels, with their passports and the stays that borders count. */
export type PartyTraveller = {
  readonly id: string
  /** Empty for the owner of this device who gave none. */
  readonly name: string
  readonly passports: readonly Passport[]
  readonly visas: readonly HeldVisa[]
  readonly stays: readonly BorderStay[]
}

/** As many as an account keeps. */
export const MOST = { travellers: 12, passports: 6, visas: 20, stays: 200, name: 60 } as const

/** Of these the stays in one area. */
export function recordedIn(area: string, stays: readonly BorderStay[]): readonly RecordedStay[] {
  return stays
    .filter((stay) => stay.area === area)
    .map(({ arrives_on, leaves_on }) => ({ arrivesOn: arrives_on, leavesOn: leaves_on }))
}

const COUNTRY = /^[A-Z]{2}$/
const AREA = /^(?:schengen|[A-Z]{2})$/

/** What this device stored, whichever version of the app wrote it. */
export function readTravellers(stored: unknown): readonly PartyTraveller[] {
  return listOf(stored).flatMap(readTraveller).slice(0, MOST.travellers)
}

export function readTraveller(value: unknown): PartyTraveller[] {
  const { id, name, passports, visas, stays } = fieldsOf(value)
  if (typeof id !== 'string' || typeof name !== 'string') return []
  return [
    {
      id,
      name: name.slice(0, MOST.name),
      passports: listOf(passports)
        .flatMap((each) => readPaper(each, COUNTRY))
        .slice(0, MOST.passports),
      visas: listOf(visas)
        .flatMap((each) => readPaper(each, AREA))
        .slice(0, MOST.visas),
      stays: listOf(stays).flatMap(readStay).slice(0, MOST.stays),
    },
  ]
}

function readPaper(value: unknown, issuer: RegExp): HeldPaper[] {
  const { country, expires_on } = fieldsOf(value)
  return typeof country === 'string' && issuer.test(country) ? [{ country, expires_on: dateOf(expires_on) }] : []
}

function readStay(value: unknown): BorderStay[] {
  const { area, arrives_on, leaves_on } = fieldsOf(value)
  const [arrives, leaves] = [dateOf(arrives_on), dateOf(leaves_on)]
  if (typeof area !== 'string' || !AREA.test(area) || arrives === null) return []
  return leaves !== null && leaves < arrives ? [] : [{ area, arrives_on: arrives, leaves_on: leaves }]
}

function dateOf(value: unknown): CalendarDate | null {
  return typeof value === 'string' && isCalendarDate(value) ? value : null
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
