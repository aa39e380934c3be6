import { type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import { checkPassport, type PassportFinding } from '@app/domain/passport-validity'
import type { LoaderFunctionArgs } from 'react-router'

export const PASSPORT_FIELDS = ['expires', 'issued', 'arrive', 'leave'] as const
export type PassportField = (typeof PASSPORT_FIELDS)[number]
export type PassportProblem = 'missing' | 'order' | 'issued'

export type PassportView = {
  readonly typed: Readonly<Record<PassportField, string>>
  readonly problems: Partial<Readonly<Record<PassportField, PassportProblem>>>
  /** Null until there is a question without a mistake. */
  readonly findings: readonly PassportFinding[] | null
}

/** Four dates in the address, answered by arithmetic alone: the same with and without script. */
export function loadPassportCheck({ request }: Pick<LoaderFunctionArgs, 'request'>): PassportView {
  const params = new URL(request.url).searchParams
  const typed = Object.fromEntries(PASSPORT_FIELDS.map((name) => [name, (params.get(name) ?? '').slice(0, 10)]))
  const { expires = '', issued = '', arrive = '', leave = '' } = typed
  const view = { typed: { expires, issued, arrive, leave }, problems: {}, findings: null }
  if (!params.has('expires')) return view
  const days = { expires: day(expires), issued: day(issued), arrive: day(arrive), leave: day(leave) }
  const problems: Partial<Record<PassportField, PassportProblem>> = {
    ...(!days.expires && { expires: 'missing' }),
    ...(!days.arrive && { arrive: 'missing' }),
    ...(!days.leave && { leave: 'missing' }),
    ...(days.arrive && days.leave && days.leave < days.arrive && { leave: 'order' }),
    ...(days.issued && days.expires && days.issued >= days.expires && { issued: 'issued' }),
  }
  if (Object.keys(problems).length > 0 || !days.expires || !days.arrive || !days.leave) return { ...view, problems }
  const trip = { issuedOn: days.issued, expiresOn: days.expires, arrivesOn: days.arrive, leavesOn: days.leave }
  return { ...view, findings: checkPassport(trip) }
}

function day(text: string): CalendarDate | null {
  return isCalendarDate(text) ? text : null
}
