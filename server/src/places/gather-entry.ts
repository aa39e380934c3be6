import type { Named, PlaceEntry } from '@app/contracts/place-guide'
import { countryName } from '@app/datasets/city-search'
import { type EntryFacts, entryFactsOf } from '@app/datasets/entry-facts'
import type { Visas } from '@app/datasets/visas'
import type { CalendarDate } from '@app/domain/kernel'

export function gatherEntry(country: string, asked: string, visas: Visas, today: CalendarDate): PlaceEntry {
  const passport = asked.trim().toUpperCase()
  const { visa, passportRules, health } = entryFactsOf({ passport, destination: country }, visas, today)
  return {
    passports: visas.passports.map(named).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    asked: visas.passports.includes(passport) ? { passport: named(passport), visa } : null,
    passportRules,
    health: health && withNames(health),
  }
}

function named(code: string): Named {
  return { code, name: countryName(code) }
}

function withNames(health: NonNullable<EntryFacts['health']>): PlaceEntry['health'] {
  const { yellowFever, malaria } = health.value
  return { ...health, value: { yellowFever: { ...yellowFever, listed: yellowFever.listed.map(countryName) }, malaria } }
}
