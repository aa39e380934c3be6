import type { KeyOf } from '../../text/text-of.ts'
import type { Plan } from './plans.ts'
import { pricingText as text } from './pricing-text.ts'

export type PlanRow = {
  readonly label: Extract<KeyOf<typeof text>, `row.${string}`>
  readonly value: (plan: Plan) => string
  /** Dimmed when the plan lacks it, so that differences stand out. */
  readonly isMissing?: (plan: Plan) => boolean
}

const daily = (count: number | null): string =>
  count === null ? text('value.unlimited') : text('value.daily', { count: String(count) })

export const PLAN_ROWS: readonly PlanRow[] = [
  {
    label: 'row.travellers',
    value: ({ travellers }) => (travellers === 1 ? '1' : text('value.up-to', { count: String(travellers) })),
  },
  { label: 'row.questions', value: ({ limits }) => daily(limits.questions) },
  { label: 'row.itineraries', value: ({ limits }) => daily(limits.itineraries) },
  { label: 'row.searches', value: ({ limits }) => daily(limits.searches) },
  { label: 'row.saves', value: ({ limits }) => daily(limits.saves) },
  {
    label: 'row.maps',
    value: ({ offlineMaps }) => (offlineMaps ? text('value.up-to', { count: offlineMaps }) : text('value.none')),
    isMissing: ({ offlineMaps }) => offlineMaps === null,
  },
  { label: 'row.claims', value: () => text('value.included') },
  { label: 'row.offline', value: () => text('value.included') },
  {
    label: 'row.mail',
    value: ({ mailAnsweredInWorkingDays: days }) =>
      days === 1 ? text('value.day') : text('value.days', { count: String(days) }),
  },
]
