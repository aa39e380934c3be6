import { daylightMinutes, dayOfYear, sunTimes } from '@app/domain/daylight'
import { guideClaim } from '@app/domain/guide'
import { type CalendarDate, calendarDate, type Claim, type Coordinates, distanceKm } from '@app/domain/kernel'
import { timeDifferenceMinutes } from '@app/domain/time-difference'
import { z } from 'zod'

import type { LookUps } from '../../look-ups.ts'
import { defineTool, found, MonthInput, unknown } from '../../tool.ts'
import { type FactRow, type FactsCard, fillLabel, type Said } from '../facts-card.ts'
import { findGuidePlace, LanguageInput, nameIn, PlaceInput } from '../guide-place.ts'
import { guideWriting } from '../guide-writing.ts'
import { adviceIn, type AdviceLabelId } from './advice-in.ts'
import { briefAdviceIn, type NatureSayId } from './brief-advice.ts'
import SEAS from './sea-temperatures.json' with { type: 'json' }

const AS_OF = '2026-11'
/** Beyond this the sea is another one. */
const SAME_SEA_KM = 350
const WARM_SEA_C = 22
const COLD_SEA_C = 17
/** Mean of day and night, at the height of the town. */
const SNOW_C = 0
const SOME_SNOW_C = 4
const HARDLY_SNOW_C = 10
const MID_MONTH = '15'

/** Computed here, so the source is the calculation. */
const BY_THE_SUN: Omit<Claim<string>, 'value'> = {
  source: { title: 'Computed from the position', url: 'sojourn:daylight' },
  checkedAt: calendarDate('2026-11-01'),
  status: 'editorial',
}

export const lightSnowSea = defineTool({
  name: 'light-snow-sea',
  about:
    'Hours of daylight, sunrise and sunset, whether there is snow, and the usual temperature of the sea, of a place in a month.',
  input: z.strictObject({
    place: PlaceInput,
    city: z.int().positive().optional().describe('GeoNames id of the city whose weather it is'),
    about: z.enum(['daylight', 'snow', 'sea']),
    month: MonthInput.optional(),
    language: LanguageInput,
  }),
  async run({ place, city, about, month, language }, lookUps) {
    const at = placeOf(place, city, language, lookUps)
    if (!at) return unknown('guide')
    const words = await wordsIn(language)
    const asked = month ?? Number(lookUps.today.slice(5, 7))
    const told = { ...at, words, month: asked, isNamed: month !== undefined, climate: lookUps.climate(at.cityId ?? -1) }
    const answer = about === 'daylight' ? ofLight(told) : about === 'snow' ? ofSnow(told) : ofSea(told)
    if (!answer) return unknown('climate')
    const card: FactsCard = { place: at.name, language: words.language, ...answer }
    return found(card)
  },
})

type Words = {
  readonly language: string
  readonly locale: string
  readonly says: Readonly<Partial<Record<NatureSayId, string>>>
  readonly label: (id: AdviceLabelId) => string
}

/** In English where the language has no advice at all. */
async function wordsIn(language: string): Promise<Words> {
  const brief = await briefAdviceIn(language)
  const { locale, says, labels } = await adviceIn(language)
  if (!brief) return { language: locale.slice(0, 2), locale, says, label: (id) => labels[id] }
  const own = guideWriting(language).words.locale
  return { language, locale: own, says: brief.says, label: (id) => brief.says[`label.${id}`] ?? labels[id] }
}

type At = {
  readonly name: string
  readonly coordinates: Coordinates
  readonly cityId: number | null
  readonly timeZone: string | null
}
type Told = At & {
  readonly words: Words
  readonly month: number
  readonly isNamed: boolean
  readonly climate: ReturnType<LookUps['climate']>
}
type Answer = Pick<FactsCard, 'rows' | 'says'>

function placeOf(place: string, cityId: number | undefined, language: string, lookUps: LookUps): At | null {
  const known = findGuidePlace(place, lookUps)
  const city = cityId === undefined ? undefined : lookUps.city(cityId)?.value
  const timeZone = city?.timeZone ?? null
  if (known?.entry)
    return {
      name: nameIn(known.entry, language),
      coordinates: known.entry.coordinates,
      cityId: cityId ?? null,
      timeZone,
    }
  // "The sea at Zagreb": a country is asked about, and not its capital far from the coast.
  const name = known ? guideWriting(language).country(known.country) : city?.name
  return city && name !== undefined && cityId !== undefined
    ? { name, coordinates: city.coordinates, cityId, timeZone }
    : null
}

function say(told: Told, id: NatureSayId, facts: Readonly<Record<string, string>>, row: string): Said {
  const text = fillLabel(told.words.says[id] ?? '', { place: told.name, month: monthIn(told, told.month), ...facts })
  return { id: 'steps', pieces: [{ kind: 'fact', text }], rows: [row] }
}

function row(told: Told, id: AdviceLabelId, value: Claim<string>): FactRow {
  return { id, label: fillLabel(told.words.label(id), { month: monthIn(told, told.month) }), value, link: null }
}

function monthIn({ words }: Told, month: number): string {
  return new Intl.DateTimeFormat(words.locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 15))
}

function degrees({ words }: Told, celsius: number): string {
  const write = (value: number, unit: string): string =>
    new Intl.NumberFormat(words.locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(Math.round(value) + 0)
  const metric = write(celsius, 'celsius')
  return words.language === 'en' ? `${metric} (${write((celsius * 9) / 5 + 32, 'fahrenheit')})` : metric
}

function ofLight(told: Told): Answer {
  const { coordinates, words, month } = told
  const date = calendarDate(`2026-${String(month).padStart(2, '0')}-${MID_MONTH}`)
  const minutes = daylightMinutes(coordinates.latitude, dayOfYear(date))
  const halves = Math.round(minutes / 30) / 2
  const hours = new Intl.NumberFormat(words.locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(halves)
  const id = minutes === 0 ? 'daylight.polar-night' : minutes === 1440 ? 'daylight.polar-day' : 'daylight.is'
  const sun = sunIn(told, date)
  const value = sun ? `${hours} · ${sun.rise}–${sun.set}` : hours
  return {
    rows: [row(told, 'daylight', { ...BY_THE_SUN, value })],
    says: [say(told, id, { hours }, 'daylight'), ...(sun ? [say(told, 'daylight.sun', sun, 'daylight')] : [])],
  }
}

/** By the clock of the place, to five minutes. */
function sunIn({ coordinates, timeZone, words }: Told, date: CalendarDate): Record<'rise' | 'set', string> | null {
  if (timeZone === null) return null
  const times = sunTimes(coordinates, date, timeDifferenceMinutes('UTC', timeZone, date))
  const clock = new Intl.DateTimeFormat(words.locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const write = (minute: number): string => clock.format(Math.round(minute / 5) * 300_000)
  return times && { rise: write(times.riseMinute), set: write(times.setMinute) }
}

function ofSnow(told: Told): Answer | null {
  const { climate, month } = told
  const mean = climate?.value.meanC[month - 1]
  if (!climate || mean === undefined) return null
  const id =
    mean <= SNOW_C ? 'snow.yes' : mean <= SOME_SNOW_C ? 'snow.maybe' : mean <= HARDLY_SNOW_C ? 'snow.no' : 'snow.never'
  const temperature = degrees(told, mean)
  return {
    rows: [row(told, 'air', { ...climate, value: temperature })],
    says: [say(told, id, { temperature }, 'air')],
  }
}

function ofSea(told: Told): Answer {
  const { coordinates, month, isNamed } = told
  const [nearest] = SEAS.map((sea) => ({ ...sea, km: distanceKm(coordinates, sea) })).toSorted((a, b) => a.km - b.km)
  const celsius = nearest?.meanC[month - 1]
  if (!nearest || nearest.km > SAME_SEA_KM || celsius === undefined)
    return { rows: [], says: [say(told, 'sea.unknown', {}, '')] }
  const temperature = degrees(told, celsius)
  const id = celsius >= WARM_SEA_C ? 'sea.warm' : celsius < COLD_SEA_C ? 'sea.cold' : 'sea.fresh'
  const warmest = nearest.meanC.indexOf(Math.max(...nearest.meanC))
  const best = { month: monthIn(told, warmest + 1), temperature: degrees(told, nearest.meanC[warmest] ?? celsius) }
  return {
    rows: [row(told, 'sea', guideClaim(temperature, AS_OF))],
    says: [
      say(told, id, { temperature }, 'sea'),
      ...(isNamed && celsius >= WARM_SEA_C ? [] : [say(told, 'sea.best', best, 'sea')]),
    ],
  }
}
