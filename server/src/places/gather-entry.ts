import type { Named, PlaceAdvice, PlaceEntry } from '@app/contracts/place-guide'
import { advisoriesOf } from '@app/datasets/advisories'
import { countryName } from '@app/datasets/city-search'
import { type HealthRules, healthRulesOf } from '@app/datasets/health-rules'
import { passportRulesOf } from '@app/datasets/passport-rules'
import type { Visas } from '@app/datasets/visas'
import type { Claim } from '@app/domain/kernel'

import type { ClaimToday } from './freshness.ts'

export function gatherEntry(country: string, passport: string, visas: Visas, claim: ClaimToday): PlaceEntry {
  const health = healthRulesOf(country)
  return {
    passports: visas.passports.map(named).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    asked: askVisa(country, passport.trim().toUpperCase(), visas, claim),
    passportRules: passportRulesOf(country).map(({ source, checkedAt, ...rule }) =>
      claim('entry', { source, checkedAt }, rule),
    ),
    health: health ? gatherHealth(health, claim) : null,
  }
}

function named(code: string): Named {
  return { code, name: countryName(code) }
}

function gatherHealth(health: HealthRules, claim: ClaimToday): PlaceEntry['health'] {
  const { yellowFever, malaria } = health
  return claim('health', health, {
    yellowFever: { ...yellowFever, listed: yellowFever.listed.map(countryName) },
    malaria,
  })
}

function askVisa(country: string, passport: string, visas: Visas, claim: ClaimToday): PlaceEntry['asked'] {
  if (!visas.passports.includes(passport)) return null
  const rule = visas.between(passport, country)
  if (!rule) return { passport: named(passport), visa: null }
  const { requirement, days, note } = rule
  const dated = note && { source: { title: new URL(note.url).host, url: note.url }, checkedAt: note.checkedAt }
  const told = note && dated && claim('entry', dated, { words: note.words, from: note.from, to: note.to })
  const visa = claim('entry', dated ?? visas.origin, { requirement, days, note: told })
  return { passport: named(passport), visa }
}

export function gatherAdvice(country: string, claim: ClaimToday): readonly Claim<PlaceAdvice>[] {
  return advisoriesOf(country).map(({ source, checkedAt, ...advice }) => claim('advice', { source, checkedAt }, advice))
}
