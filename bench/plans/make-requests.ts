import type { Guide, GuideEntry } from '@app/datasets/guide'
import type { GuideSight } from '@app/domain/guide'

import { type ExpectedWish, IN_OTHER_LANGUAGES, type Template, TEMPLATES } from './request-templates.ts'

export type PlanRequest = {
  readonly text: string
  readonly destinationId: string
  readonly days: number
  readonly wishes: readonly ExpectedWish[]
  readonly childAges: readonly number[]
}

const DESTINATIONS = 120
/** All of the most popular, then some of the rest. */
const ALL_UNTIL = 60
const EVERY = 3
const REQUESTS = 300
const OTHER_LANGUAGE_EVERY = 5
const MONTHS = ['February', 'April', 'May', 'June', 'September', 'October', 'November'] as const
const DAYS: Readonly<Record<GuideEntry['kind'], readonly number[]>> = {
  city: [2, 3, 4, 5],
  region: [5, 6, 7],
  island: [5, 6, 7],
  park: [3, 4],
  'country-route': [8, 10, 12, 14],
}

/** 300 requests over 120 destinations; the sentence, days and dates follow from the number alone. */
export async function makeRequests(guide: Guide): Promise<readonly PlanRequest[]> {
  const places = chooseDestinations(guide)
  const requests: PlanRequest[] = []
  for (let number = 0; number < REQUESTS; number++) {
    const place = places[number % places.length]
    if (place) requests.push(await makeRequest(guide, place, number))
  }
  return requests
}

function chooseDestinations({ destinations }: Guide): readonly GuideEntry[] {
  const done = destinations.filter(({ state, kind }) => state === 'done' && kind in DAYS)
  const rest = done.slice(ALL_UNTIL).filter((_, index) => index % EVERY === 0)
  return [...done.slice(0, ALL_UNTIL), ...rest].slice(0, DESTINATIONS)
}

async function makeRequest(guide: Guide, place: GuideEntry, number: number): Promise<PlanRequest> {
  const sights = (await guide.destination(place.id))?.sights ?? []
  const isOther = number % OTHER_LANGUAGE_EVERY === OTHER_LANGUAGE_EVERY - 1 && place.kind === 'city'
  const all: readonly (Template & { readonly language?: string })[] = isOther ? IN_OTHER_LANGUAGES : TEMPLATES
  const fitting = all.filter(({ kinds }) => kinds.includes(place.kind))
  const template = fitting[(number * 7 + Math.floor(number / DESTINATIONS)) % fitting.length]!
  const lengths = DAYS[place.kind]
  const days = template.days ?? lengths[(number * 5) % lengths.length]!
  const language = template.language ?? 'en'
  const blanks = {
    place: nameIn(place, language),
    days,
    day: 3 + (number % 12),
    month: MONTHS[number % MONTHS.length] ?? 'May',
    first: mustSeeOf(sights, language),
  }
  return {
    text: template.say(blanks),
    destinationId: place.id,
    days,
    wishes: template.wishes(blanks),
    childAges: template.childAges ?? [],
  }
}

function nameIn({ name, otherNames }: Pick<GuideEntry, 'name' | 'otherNames'>, language: string): string {
  return otherNames.find((other) => other.language === language)?.name ?? name
}

/** A sight whose name is one thing, and which takes no day of its own. */
function mustSeeOf(sights: readonly GuideSight[], language: string): string {
  const whole = sights.find(
    ({ importance, name, durationMinutes, closedDays }) =>
      importance === 5 && durationMinutes <= 180 && !/[&,():]/.test(name) && (closedDays?.length ?? 0) < 5,
  )
  return whole ? nameIn(whole, language) : 'the old town'
}
