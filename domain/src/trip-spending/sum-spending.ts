import { addDays, type CalendarDate, daysBetween } from '../kernel/index.ts'
import {
  addUp,
  type Expense,
  type ExpensePart,
  PLANNED_PARTS,
  type PlannedPart,
  type SpendingPlan,
  worthOf,
} from './expense.ts'

export type PartSpending = {
  readonly part: PlannedPart
  readonly planned: number
  readonly spent: number
}

export type DaySpending = {
  readonly date: CalendarDate
  readonly spent: number
  /** Without the journey and lodging. */
  readonly everyday: number
}

/** Minor units of the trip's currency. */
export type SpendingSum = {
  readonly planned: number
  readonly spent: number
  /** Below nothing when more was spent than planned. */
  readonly left: number
  readonly parts: readonly PartSpending[]
  /** The days of the trip, then the other days with an expense; in order. */
  readonly days: readonly DaySpending[]
  /** For every day of the trip, without the journey and lodging; null without a plan for them. */
  readonly plannedPerDay: number | null
  /** TS-3: null after the trip, and without a plan. */
  readonly allowance: { readonly perDay: number; readonly leftToday: number; readonly daysLeft: number } | null
  /** TS-4: null until a day of the trip is over. */
  readonly forecast: number | null
}

/** TS-2: paid once, often ahead; what is planned for them and not paid yet stays reserved. */
const PAID_ONCE: ReadonlySet<ExpensePart> = new Set(['journey', 'lodging'])

type Counted = { readonly spentOn: CalendarDate; readonly part: PlannedPart; readonly worth: number }

export function sumSpending(plan: SpendingPlan, expenses: readonly Expense[], today: CalendarDate): SpendingSum {
  const counted = expenses.flatMap((expense) => countedOf(expense, plan.currency))
  const planned = addUp(PLANNED_PARTS.map((part) => plan.planned[part] ?? 0))
  const spent = sumOf(counted)
  const parts = PLANNED_PARTS.map((part) => ({
    part,
    planned: plan.planned[part] ?? 0,
    spent: sumOf(counted.filter((each) => each.part === part)),
  }))
  const everyday = counted.filter(({ part }) => !PAID_ONCE.has(part))
  const reserved = addUp(
    parts.filter(({ part }) => PAID_ONCE.has(part)).map((each) => Math.max(each.planned, each.spent)),
  )
  return {
    planned,
    spent,
    left: planned - spent,
    parts: parts.filter((each) => each.planned > 0 || each.spent > 0),
    days: daysOf(plan, counted),
    plannedPerDay: plannedPerDayOf(plan),
    allowance: planned > 0 ? allowanceOf(plan, planned - reserved, everyday, today) : null,
    forecast: forecastOf(plan, reserved, everyday, today),
  }
}

function countedOf(expense: Expense, currency: string): readonly Counted[] {
  const { part, spentOn } = expense
  const worth = worthOf(expense, currency)
  return part === 'settlement' || !worth ? [] : [{ spentOn, part, worth: worth.minorUnits }]
}

function sumOf(counted: readonly Counted[]): number {
  return addUp(counted.map(({ worth }) => worth))
}

function plannedPerDayOf({ startsOn, endsOn, planned }: SpendingPlan): number | null {
  const everyday = addUp(PLANNED_PARTS.map((part) => (PAID_ONCE.has(part) ? 0 : (planned[part] ?? 0))))
  return everyday === 0 ? null : Math.floor(everyday / (daysBetween(startsOn, endsOn) + 1))
}

function daysOf(
  { startsOn, endsOn }: Pick<SpendingPlan, 'startsOn' | 'endsOn'>,
  counted: readonly Counted[],
): readonly DaySpending[] {
  const byDay = new Map<CalendarDate, Counted[]>()
  for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) byDay.set(day, [])
  for (const each of counted) {
    const ofDay = byDay.get(each.spentOn)
    if (ofDay) ofDay.push(each)
    else byDay.set(each.spentOn, [each])
  }
  return [...byDay]
    .map(([date, ofDay]) => ({
      date,
      spent: sumOf(ofDay),
      everyday: sumOf(ofDay.filter(({ part }) => !PAID_ONCE.has(part))),
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/** TS-3: what was free this morning, over the days from today on; what was spent today is not taken off twice. */
function allowanceOf(
  { startsOn, endsOn }: SpendingPlan,
  everydayPlan: number,
  everyday: readonly Counted[],
  today: CalendarDate,
): SpendingSum['allowance'] {
  if (today > endsOn) return null
  const isBefore = today < startsOn
  const daysLeft = daysBetween(isBefore ? startsOn : today, endsOn) + 1
  const isOfToday = ({ spentOn }: Counted): boolean => !isBefore && spentOn === today
  const spentToday = sumOf(everyday.filter(isOfToday))
  const free = everydayPlan - sumOf(everyday.filter((each) => !isOfToday(each)))
  const perDay = Math.floor(free / daysLeft)
  return { perDay, leftToday: perDay - spentToday, daysLeft }
}

/** TS-4: every day that is not over costs what the days before it did on average, or what is entered for it if more. */
function forecastOf(
  { startsOn, endsOn }: SpendingPlan,
  reserved: number,
  everyday: readonly Counted[],
  today: CalendarDate,
): number | null {
  const entered = reserved + sumOf(everyday)
  if (today > endsOn) return entered
  const daysOver = daysBetween(startsOn, today)
  if (daysOver < 1) return null
  const over = sumOf(everyday.filter(({ spentOn }) => spentOn >= startsOn && spentOn < today))
  const pace = Math.round(over / daysOver)
  const toCome = daysOf({ startsOn: today, endsOn }, everyday).filter(({ date }) => date >= today && date <= endsOn)
  return addUp([entered, ...toCome.map(({ spent }) => Math.max(0, pace - spent))])
}
