/** Rule ids (CL-1…) are those of docs/domain/trip-checklist.md. */
import type { VisaRequirement, YellowFeverEntry } from '../entry-rules/index.ts'
import { addDays, type CalendarDate } from '../kernel/index.ts'

/** One country of a trip with what our tables say for one passport; null where they say nothing. */
export type ChecklistCountry = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly requirement: VisaRequirement | null
  readonly isFreeMovement: boolean
  readonly yellowFever: YellowFeverEntry | null
}

export type ChecklistItem = {
  /** Stays the same while the trip changes, so that a tick keeps its place: `visa:JP`. */
  readonly key: string
  readonly kind:
    | 'passport'
    | 'visa'
    | 'e-visa'
    | 'eta'
    | 'on-arrival'
    | 'ask-embassy'
    | 'yellow-fever'
    | 'insurance'
    | 'copies'
  /** Null for what concerns the whole trip. */
  readonly country: string | null
  /** The day by which it should be done; null without a date of departure, or when it is done there. */
  readonly by: CalendarDate | null
}

/** CL-2: our advice, in days before departure. An embassy may need longer, and its page says so. */
const AHEAD_DAYS = {
  passport: 90,
  visa: 56,
  'ask-embassy': 56,
  'e-visa': 21,
  // The certificate is valid from ten days after the vaccination (International Health Regulations, Annex 7).
  'yellow-fever': 10,
  eta: 7,
  insurance: 1,
  copies: 1,
  'on-arrival': null,
} as const satisfies Readonly<Record<ChecklistItem['kind'], number | null>>

const VISAS = {
  'visa-required': 'visa',
  'e-visa': 'e-visa',
  eta: 'eta',
  'visa-on-arrival': 'on-arrival',
  'no-admission': 'ask-embassy',
  'visa-free': null,
  own: null,
} as const satisfies Readonly<Record<VisaRequirement, ChecklistItem['kind'] | null>>

const VACCINATED: ReadonlySet<YellowFeverEntry | null> = new Set([
  'required-all',
  'required-from-risk',
  'required-from-risk-or-transit',
  'required-from-listed',
])

/** CL-1: what to do before a trip, the earliest first; what our tables do not know is asked of the embassy. */
export function tripChecklist(
  countries: readonly ChecklistCountry[],
  startsOn: CalendarDate | null,
): readonly ChecklistItem[] {
  const item = (key: string, kind: ChecklistItem['kind'], country: string | null = null): ChecklistItem => {
    const ahead = AHEAD_DAYS[kind]
    return { key, kind, country, by: startsOn && ahead !== null ? addDays(startsOn, -ahead) : null }
  }
  const papers = countries.flatMap(({ country, requirement, isFreeMovement, yellowFever }) => {
    const kind = isFreeMovement ? null : requirement === null ? 'ask-embassy' : VISAS[requirement]
    return [
      ...(kind ? [item(`visa:${country}`, kind, country)] : []),
      ...(VACCINATED.has(yellowFever) ? [item(`yellow-fever:${country}`, 'yellow-fever', country)] : []),
    ]
  })
  const all = [item('passport', 'passport'), ...papers, item('insurance', 'insurance'), item('copies', 'copies')]
  return all.toSorted((a, b) => aheadOf(b) - aheadOf(a))
}

function aheadOf({ kind }: ChecklistItem): number {
  return AHEAD_DAYS[kind] ?? 0
}
