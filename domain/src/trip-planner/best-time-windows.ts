import { dayOfYear, daylightMinutes } from '../daylight/index.ts'
import type { TimeOfDay } from '../guide/index.ts'
import type { OpeningWindow } from '../opening-hours/index.ts'
import { timeDifferenceMinutes } from '../time-difference/index.ts'
import type { MinuteOfDay, TripDay, TripPlace } from '../trip/index.ts'

const NOON = 12 * 60
const MINUTES_PER_DEGREE = 4
const BEFORE_SUNRISE = 30
const AFTER_SUNRISE = 90
const BEFORE_SUNSET = 75
const AFTER_SUNSET = 45
/** The slack of a visit's start. */
const ROOM = 30
const EVENING: OpeningWindow = { opens: 18 * 60, closes: 24 * 60 }
const NIGHT: OpeningWindow = { opens: 20 * 60, closes: 27 * 60 }
/** Noon in June of a country with summer time, when the date is unknown. */
const SOME_SUN = { sunrise: 6 * 60, sunset: 19 * 60 }
const BY_DAY: ReadonlySet<TimeOfDay> = new Set(['morning', 'midday', 'afternoon', 'any'])

/**
 * Day visits share one window, but a sight that the guide recommends for dawn, sunset, evening or night is never
 * planned at another time.
 */
export function inBestTime(
  windows: readonly OpeningWindow[],
  place: TripPlace,
  day: Pick<TripDay, 'date' | 'timeZone'>,
): readonly OpeningWindow[] {
  const times = place.guide?.bestTimes ?? []
  if (times.length === 0) return windows
  if (times.some((time) => BY_DAY.has(time))) return byDay(windows, place, day, times)
  const bands = times.map((time) => bandOf(time, place, day))
  return windows.flatMap((open) => bands.flatMap((band) => cut(open, band, place.visitMinutes)))
}

/** A fish market is over by noon, a walk in the open by nightfall, and what is best late is nothing for the morning. */
function byDay(
  windows: readonly OpeningWindow[],
  place: TripPlace,
  day: Pick<TripDay, 'date' | 'timeZone'>,
  times: readonly TimeOfDay[],
): readonly OpeningWindow[] {
  const has = (time: TimeOfDay): boolean => times.includes(time)
  const isLate = !has('any') && !has('morning') && !has('midday') && !has('dawn')
  const isOfMorning = times.every((time) => time === 'morning' || time === 'dawn')
  const isEarly = MARKETS.has(place.kind) && isOfMorning
  const isAfterDark = has('any') ? !WILD.has(place.kind) : has('evening') || has('night')
  const dusk =
    isAfterDark || place.isIndoor !== false ? Infinity : Math.max(NOON, sunOf(place, day).sunset + AFTER_SUNSET)
  const isOpenAir = !isAfterDark && place.isIndoor === false
  const opens = isLate ? FROM_NOON : isOpenAir ? sunOf(place, day).sunrise - BEFORE_SUNRISE : -Infinity
  const closes = Math.min(dusk, isEarly ? MARKET_END : Infinity)
  return windows.flatMap((open) => {
    const ends = isOfMorning ? Math.min(closes, MORNING_ENDS + place.visitMinutes) : closes
    const own = { opens: Math.max(open.opens, opens), closes: Math.min(open.closes, ends) }
    return own.opens < own.closes ? [own] : []
  })
}

const MARKETS: ReadonlySet<string> = new Set(['market', 'food_hall'])
/** Without lamps. */
const WILD: ReadonlySet<string> = new Set(
  (
    'trail beach waterfall national_park nature_reserve nature glacier canyon volcano rice_terrace desert reef island ' +
    'lake archaeological_site activity ride garden cave farm winery'
  ).split(' '),
)
const FROM_NOON = 12 * 60 + 30
const MARKET_END = 13 * 60
/** The latest start of what is best in the morning. */
const MORNING_ENDS = 12 * 60 + 45

/** A visit longer than its time of day begins earlier, or for a sunrise ends later. */
function cut(open: OpeningWindow, band: OpeningWindow & { readonly isDawn?: boolean }, minutes: number) {
  const closes = Math.min(open.closes, band.isDawn ? Math.max(band.closes, band.opens + minutes + ROOM) : band.closes)
  const opens = Math.max(open.opens, band.isDawn ? band.opens : Math.min(band.opens, closes - minutes - ROOM))
  return opens < closes && closes > band.opens && opens < band.closes ? [{ opens, closes }] : []
}

function bandOf(
  time: TimeOfDay,
  place: TripPlace,
  day: Pick<TripDay, 'date' | 'timeZone'>,
): OpeningWindow & { readonly isDawn?: boolean } {
  if (time === 'night') return NIGHT
  if (time === 'evening') return EVENING
  const { sunrise, sunset } = sunOf(place, day)
  return time === 'dawn'
    ? { opens: sunrise - BEFORE_SUNRISE, closes: sunrise + AFTER_SUNRISE, isDawn: true }
    : { opens: sunset - BEFORE_SUNSET, closes: sunset + AFTER_SUNSET }
}

/** In minutes on the way: each time of day that is better than the one planned, and one that the guide does not name. */
const NEXT_BEST = 25
const MOST_OF_NEXT_BEST = 50
const AT_ANOTHER_TIME = 75
const DAY_BANDS: Readonly<Record<'morning' | 'midday' | 'afternoon', OpeningWindow>> = {
  morning: { opens: 6 * 60, closes: 12 * 60 },
  midday: { opens: 11 * 60, closes: 14 * 60 + 30 },
  afternoon: { opens: 13 * 60, closes: 18 * 60 },
}

/** How far an hour is from the times of day that the guide gives, and when the best of them begins. */
export function hourPenalty(place: TripPlace, day: Pick<TripDay, 'date' | 'timeZone'>) {
  const times = place.guide?.bestTimes ?? []
  const isAny = times.length === 0 || times.includes('any')
  const bands = times.map((time) =>
    isByDay(time) ? DAY_BANDS[time] : time === 'any' ? ALL_DAY : bandOf(time, place, day),
  )
  return {
    of: (start: MinuteOfDay, minutes: number): number => {
      if (isAny) return 0
      const middle = start + minutes / 2
      const at = bands.findIndex(({ opens, closes }) => middle >= opens && middle <= closes)
      return at < 0 ? AT_ANOTHER_TIME : Math.min(MOST_OF_NEXT_BEST, at * NEXT_BEST)
    },
    /** Null for what is seen at any hour of the day. */
    begins: (minutes: number): MinuteOfDay | null => {
      const [first] = times
      const [band] = bands
      if (isAny || !band || first === undefined || first === 'dawn' || isByDay(first)) return null
      return Math.round(
        first === 'sunset' ? band.closes - AFTER_SUNSET + DUSK_MINUTES - Math.max(SHORT_LOOK, minutes) : band.opens,
      )
    },
  }
}

/** Of a view: until the sun is down. */
const DUSK_MINUTES = 15
const SHORT_LOOK = 30
const ALL_DAY: OpeningWindow = { opens: 0, closes: 27 * 60 }

function isByDay(time: TimeOfDay): time is keyof typeof DAY_BANDS {
  return time === 'morning' || time === 'midday' || time === 'afternoon'
}

function sunOf(
  { coordinates: { latitude, longitude } }: TripPlace,
  { date, timeZone }: Pick<TripDay, 'date' | 'timeZone'>,
): { readonly sunrise: MinuteOfDay; readonly sunset: MinuteOfDay } {
  if (date === null) return SOME_SUN
  const noon = NOON - MINUTES_PER_DEGREE * longitude + timeDifferenceMinutes('UTC', timeZone, date)
  const half = daylightMinutes(latitude, dayOfYear(date)) / 2
  return { sunrise: Math.round(noon - half), sunset: Math.round(noon + half) }
}
