import type { EmergencyFacts, EmergencyInfoResponse } from '@app/contracts/emergency-info'
import { countryNameIn } from '@app/domain/country-name'

import type { LocalFacts } from './help-tables.ts'
import { de } from './words/de.ts'
import { type EmergencyWords, en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { pt } from './words/pt.ts'

type Info = EmergencyInfoResponse['emergency_info']
type Reader = { readonly words: EmergencyWords; readonly locale: string }

/** The facts as sentences in the traveller's language. Unknown facts are reported as unknown. */
export function describeFacts(facts: EmergencyFacts, locale: string, local: LocalFacts | undefined): Info {
  const words = emergencyWordsIn(locale)
  const reader = { words, locale }
  const own = facts.help.find(({ country }) => country === facts.country)?.services
  const dial = (service: 'general' | 'police' | 'ambulance' | 'fire'): string =>
    own?.[service].map(({ number }) => number).join(words.or) || words.unknown
  const info = {
    location: describePlace(facts, reader),
    police: dial('police'),
    medical: dial('ambulance'),
    fire: dial('fire'),
    general_emergency: dial('general'),
    hospital: describeHospitals(facts, words),
    embassy: describeMissions(facts, reader),
    local_info: describeLocal(local, reader),
  }
  const { police, medical, fire, general_emergency: all } = info
  const raw = [
    info.location,
    words.numbers({ police, medical, fire, all }),
    words.hospital(info.hospital),
    words.embassy(info.embassy),
    info.local_info,
  ]
  return { ...info, raw_info: raw.join('\n') }
}

function describePlace({ country, near }: EmergencyFacts, { words, locale }: Reader): string {
  const others = near.map((other) => countryNameIn(other.country, locale)).join(', ')
  if (country === null) return others ? words.atSeaNear(others) : words.atSea
  const name = countryNameIn(country, locale)
  return others ? words.nearBorder(name, others) : name
}

function describeHospitals({ hospitals }: EmergencyFacts, words: EmergencyWords): string {
  if (hospitals === null) return words.hospitalsUnknown
  const found = hospitals.found.map(({ name, distanceM, phone, mapDate }) =>
    [`${name}, ${distanceM} m`, phone, words.mapOf(mapDate)].filter(Boolean).join(', '),
  )
  return found.join('; ') || words.hospitalsNone
}

function describeMissions({ missions }: EmergencyFacts, { words, locale }: Reader): string {
  if (missions === null) return words.whoseEmbassy
  const found = missions.found.map(({ mission, km }) => {
    const distance = km === null ? null : `${Math.round(km)} km`
    const parts = [kindOf(mission.kind, words), mission.city, countryNameIn(mission.host, locale)]
    return [...parts, distance, mission.phone].filter(Boolean).join(', ')
  })
  return words.checkedAt(found.join('; ') || words.embassiesNone, missions.checkedAt)
}

/** A kind that only a newer table has is an office. */
function kindOf(kind: string, { kinds }: EmergencyWords): string {
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kinds.office
}

function describeLocal(local: LocalFacts | undefined, { words, locale }: Reader): string {
  if (!local) return words.unknown
  const codes = local.callingCodes.map((code) => `+${code}`).join(', ')
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'language' })
  const languages = local.languages.map((language) => names.of(language) ?? language).join(', ')
  return words.local(languages || words.unknown, codes || words.unknown)
}

const LANGUAGES: Readonly<Record<string, EmergencyWords>> = { en, de, es, fr, it, pt }

/** `de-AT` is German; a language we have no sentences for is answered in English. */
function emergencyWordsIn(locale: string): EmergencyWords {
  const [language = ''] = locale.split('-', 1)
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language]! : en
}
