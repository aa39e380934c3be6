import { addDays, type CalendarDate, calendarDate, daysBetween, isCalendarDate } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { NoAnswer } from '../../api/no-answer.ts'
import { findPlaceGuide, type FoundGuide } from '../../entities/place/find-place-guide.ts'

export type IntelQuestion = {
  /** As typed; empty before the first question. */
  readonly to: string
  readonly from: CalendarDate
  readonly until: CalendarDate
  readonly passport: string
  /** No dates were given, so the coming week stands for them. */
  readonly isDefaultWeek: boolean
}

export type TravelIntelView = {
  readonly question: IntelQuestion
  readonly answer: FoundGuide | { readonly kind: 'none' | 'offline' }
  readonly problem: 'dates' | null
  /** ISO 3166-1, with English names. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
}

const WEEK = 7
/** Longer stays are no longer a visit, and no briefing of a page fits them. */
const LONGEST_DAYS = 180

export async function loadTravelIntel(
  asked: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<TravelIntelView> {
  const params = new URL(asked.request.url).searchParams
  const { COUNTRIES } = await import('@app/datasets/countries')
  const { problem, ...dates } = readDates(params, calendarDate(new Date().toISOString().slice(0, 10)))
  // Links of earlier versions name the city so.
  const to = (params.get('to') ?? params.get('city')?.replaceAll('-', ' ') ?? '').trim()
  const passport = /^[A-Z]{2}$/.exec(params.get('passport') ?? '')?.[0] ?? ''
  const countries = COUNTRIES.map(({ code, name }) => ({ code, name }))
  const view = { question: { to, passport, ...dates }, problem, countries }
  if (to === '' || problem) return { ...view, answer: { kind: 'none' } }
  const answer = await findPlaceGuide(asked, to, passport).catch((error: unknown) => {
    if (error instanceof NoAnswer) return { kind: 'offline' as const }
    throw error
  })
  return { ...view, answer }
}

type Dates = Pick<IntelQuestion, 'from' | 'until' | 'isDefaultWeek'> & Pick<TravelIntelView, 'problem'>

function readDates(params: URLSearchParams, today: CalendarDate): Dates {
  const [from, until] = [params.get('from') ?? '', params.get('until') ?? '']
  const week = { from: today, until: addDays(today, WEEK) }
  if (from === '' && until === '') return { ...week, isDefaultWeek: true, problem: null }
  if (!isCalendarDate(from) || !isCalendarDate(until)) return { ...week, isDefaultWeek: false, problem: 'dates' }
  const days = daysBetween(from, until)
  const isWrong = days < 0 || days > LONGEST_DAYS
  return { from, until, isDefaultWeek: false, problem: isWrong ? 'dates' : null }
}
