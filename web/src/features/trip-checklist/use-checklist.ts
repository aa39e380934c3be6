import type { EntryAnswer, EntryTables } from '@app/contracts/entry-facts'
import { compareEntry, hasFreeMovement } from '@app/domain/entry-rules'
import type { CalendarDate } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'
import { type ChecklistItem, countryStays, tripChecklist } from '@app/domain/trip-preparation'

export type Line = ChecklistItem & {
  /** The easiest passport for the country of this line. */
  readonly passport: string | null
}

/** What to do before this trip with these passports; without one, only what every trip needs. */
export function checklistOf(trip: Trip, passports: readonly string[], tables: EntryTables | null): readonly Line[] {
  const dates = trip.days.flatMap(({ date }) => date ?? [])
  const startsOn = dates.toSorted()[0] ?? null
  const countries = passports.length > 0 && tables ? countryStays(trip).map(({ country }) => country) : []
  const answers = countries.map((country) => ({ country, ...easiestPassport(country, passports, tables) }))
  return linesOf(answers, startsOn)
}

type Answer = { readonly country: string; readonly passport: string | null; readonly answer: EntryAnswer | null }

function linesOf(answers: readonly Answer[], startsOn: CalendarDate | null): readonly Line[] {
  const items = tripChecklist(
    answers.map(({ country, passport, answer }) => ({
      country,
      requirement: answer?.visa?.value.requirement ?? null,
      isFreeMovement: passport !== null && hasFreeMovement(passport, country),
      yellowFever: answer?.health?.value.yellowFever.entry ?? null,
    })),
    startsOn,
  )
  return items.map((item) => ({
    ...item,
    passport: answers.find(({ country }) => country === item.country)?.passport ?? null,
  }))
}

/** Of several passports the one that asks least at this border. */
export function easiestPassport(destination: string, passports: readonly string[], tables: EntryTables | null) {
  const known = passports.flatMap((passport) => {
    const answer = tables?.between({ passport, destination })
    const visa = answer?.visa?.value
    if (!answer || !visa) return []
    const isFree = hasFreeMovement(passport, destination)
    return [{ passport, answer, terms: { requirement: visa.requirement, days: visa.days, isFree } }]
  })
  const [best] = known.toSorted((a, b) => compareEntry(a.terms, b.terms))
  return { passport: best?.passport ?? passports[0] ?? null, answer: best?.answer ?? null }
}
