import type { Trip } from '@app/domain/trip'

import { at, type Fault, type GuideFacts, visitsOf } from '../guide-facts.ts'
import type { PlanRequest } from '../make-requests.ts'

const SLACK_MINUTES = 20
const NEAR_RELATION: Readonly<Record<string, readonly string[]>> = { baby: ['baby', 'children'] }

/** Wishes of the sentence without an answer under the plan. */
export function unansweredWishes({ wishes }: PlanRequest, { answers = [] }: Trip): readonly string[] {
  return wishes
    .filter(({ code, subject = '' }) => {
      const codes = NEAR_RELATION[code] ?? [code]
      const own = answers.filter((answer) => codes.includes(answer.wish))
      return !own.some((answer) => subject === '' || isAbout(answer.subject, subject))
    })
    .map(({ code, subject }) => [code, subject].filter(Boolean).join(' '))
}

function isAbout(said: string, subject: string): boolean {
  const [one, other] = [fold(said), fold(subject)]
  return one.includes(other) || other.includes(one)
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const EXCLUDED: Readonly<Record<string, readonly string[]>> = {
  museum: ['museum', 'gallery'],
  church: ['church', 'cathedral'],
}

/** An answer that says yes where the plan says no. */
export function findFalseAnswers({ wishes }: PlanRequest, trip: Trip, facts: GuideFacts): readonly Fault[] {
  const visits = visitsOf(trip, facts)
  const told = (code: string) => (trip.answers ?? []).find(({ wish }) => wish === code)
  return wishes.flatMap(({ code, subject = '' }): readonly Fault[] => {
    const answer = told(code)
    if (answer?.isMet !== 'yes') return []
    const fault = (day: number, text: string): Fault => ({ rule: 'false-answer', day, text: `${code}: ${text}` })
    if (code === 'not') {
      const kinds = EXCLUDED[subject] ?? []
      return visits
        .filter(({ place, sight }) => kinds.includes(place.kind) || kinds.includes(sight?.kind ?? ''))
        .map(({ place, number }) => fault(number, place.name))
    }
    if (code === 'back-by') {
      const by = trip.wishes.special?.find((wish) => wish.code === 'back-by')?.by ?? 0
      return trip.days.flatMap(({ stops }, index) => {
        const last = stops.at(-1)?.leave ?? 0
        return last > by + SLACK_MINUTES ? [fault(index + 1, `until ${at(last)}`)] : []
      })
    }
    if (code === 'step-free') {
      return visits
        .filter(({ sight }) => sight?.unsuitedFor.includes('wheelchair'))
        .map(({ place, number }) => fault(number, place.name))
    }
    return []
  })
}
