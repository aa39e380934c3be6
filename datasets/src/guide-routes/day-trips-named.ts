import type { TripRequest } from '@app/domain/trip-request'

/** "Yosemite day trip" is no night in Yosemite. */
export function dayTripsNamed({ destinations }: TripRequest, sentence: string): TripRequest['destinations'] {
  const trips = destinations.filter(
    ({ span, value: { nights } }) =>
      (nights ?? 0) < 2 &&
      (DAY_TRIP_TO.test(sentence.slice(Math.max(0, span.start - 40), span.start)) ||
        DAY_TRIP_AFTER.test(sentence.slice(span.end, span.end + 20))),
  )
  return trips.length < destinations.length ? trips : []
}

export function withDayTrips(request: TripRequest, trips: TripRequest['destinations']): TripRequest {
  if (trips.length === 0) return request
  return {
    ...request,
    destinations: request.destinations.filter((said) => !trips.includes(said)),
    mustSee: [...request.mustSee, ...trips.map(({ value, span }) => ({ value: value.name, span }))],
  }
}

const DAY_TRIP_WORDS =
  '당일치기|日帰り|一日[游遊]|当天往返|ไปเช้าเย็นกลับ|đi trong ngày|günübirlik|jednodniow\\p{L}*|однодневн\\p{L}*|day ?trips?|tagesausfl[uü]ge?|tagestour|ausflug|excursi[oó]n(?:es)?|excursions?|gita|escursione|passeio|dagtocht|dagsutflykt'
const DAY_TRIP_TO = new RegExp(
  String.raw`(?:${DAY_TRIP_WORDS})(?: (?:d.une journ[eé]e|de un d[ií]a|giornaliera|de um dia))?(?: (?:to|nach|zu[mr]?|[aà]|al|en|naar|till))?(?: the)? ?$`,
  'iu',
)
const DAY_TRIP_AFTER = new RegExp(String.raw`^ ?(?:as a |에 |で |も )?(?:${DAY_TRIP_WORDS})`, 'iu')

/** Whether a name in a sentence is that of a day trip. */
export function isDayTripHere(sentence: string, name: string): boolean {
  const at = sentence.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return false
  const end = at + name.length
  return (
    DAY_TRIP_TO.test(sentence.slice(Math.max(0, at - 40), at)) || DAY_TRIP_AFTER.test(sentence.slice(end, end + 20))
  )
}
