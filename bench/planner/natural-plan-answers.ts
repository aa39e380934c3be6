/**
 * Answers in the words of the set, and a judge that is independent of our engines: it parses question and answer again
 * with its own patterns, which only have to fit the English of the set.
 */
import type { MeetingDay, PlannedMeeting, PlannedStay } from '@app/domain/trip-constraints'

export function sayTrip(order: readonly PlannedStay[], days: number): string {
  const lines = order.flatMap(({ city, firstDay, lastDay }, index) => {
    const range = firstDay === lastDay ? `${firstDay}` : `${firstDay}-${lastDay}`
    const length = lastDay - firstDay + 1
    const before = order[index - 1]
    if (!before) return [`**Day ${range}:** Arriving in ${city} and visit ${city} for ${length} days.`]
    return [
      `**Day ${firstDay}:** Fly from ${before.city} to ${city}.`,
      `**Day ${range}:** Visit ${city} for ${length} days.`,
    ]
  })
  return `Here is the trip plan for visiting the ${order.length} European cities for ${days} days:\n\n${lines.join('\n')}`
}

export function sayMeetings(day: MeetingDay, plan: readonly PlannedMeeting[]): string {
  const steps = plan.flatMap(({ friend, place, travelMinutes, arrive, begin, end, minutes }) => [
    ...(travelMinutes > 0
      ? [`You travel to ${place} in ${travelMinutes} minutes and arrive at ${clock(arrive)}.`]
      : []),
    ...(begin > arrive ? [`You wait until ${clock(begin)}.`] : []),
    `You meet ${friend} for ${minutes} minutes from ${clock(begin)} to ${clock(end)}.`,
  ])
  return [`You start at ${day.start.place} at ${clock(day.start.at)}.`, ...steps].join(' ')
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')}${hour < 12 ? 'AM' : 'PM'}`
}

function minuteOf(text: string): number {
  const [, hour = '', minute = '', half] = /(\d+):(\d+)([AP])M/.exec(text) ?? []
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0)
}

export function isValidTrip(query: string, answer: string): boolean {
  const stays = [
    ...answer.matchAll(/\*\*Day (\d+)(?:-(\d+))?:\*\* (?:Arriving in|Visit) (\S.*?) (?:and visit|for)/g),
  ].map(([, first, last, city]) => ({ city: city ?? '', first: Number(first), last: Number(last ?? first) }))
  const [, cities, days] = /visit (\d+) .*?cities for (\d+) days/.exec(query) ?? []
  const wanted = [
    ...[...query.matchAll(/(?:stay in|visit) ([A-Z]\S*(?: [A-Z]\S*)*) for (\d+) days/g)].map(([, city, length]) => [
      city,
      length,
    ]),
    ...[...query.matchAll(/spend (\d+) days in ([A-Z][^.]*)\./g)].map(([, length, city]) => [city, length]),
  ]
  const events = query.split(/(?<=\.)\s/).flatMap((sentence) => {
    const [, first, last] = /day (\d+) (?:and|to) day (\d+)/i.exec(sentence) ?? []
    const stay = stays.find(({ city }) => sentence.includes(city))
    return first === undefined ? [] : [{ stay, first: Number(first), last: Number(last) }]
  })
  const flights = new Set(
    (/direct flights:\n(.*)/.exec(query)?.[1] ?? '')
      .replace(/\.$/, '')
      .split(', ')
      .flatMap((pair) => {
        const [, from, to] = /^from (.*) to (.*)$/.exec(pair) ?? []
        const [one, other] = pair.split(' and ')
        return from === undefined ? [`${one}>${other}`, `${other}>${one}`] : [`${from}>${to}`]
      }),
  )
  return (
    stays.length === Number(cities) &&
    wanted.length === stays.length &&
    stays[0]?.first === 1 &&
    stays.at(-1)?.last === Number(days) &&
    stays.every(({ city, first, last }) =>
      wanted.some(([name, length]) => name === city && Number(length) === last - first + 1),
    ) &&
    stays.every(({ city, first }, index) => {
      const before = stays[index - 1]
      return !before || (before.last === first && flights.has(`${before.city}>${city}`))
    }) &&
    events.every(({ stay, first, last }) => stay !== undefined && stay.first <= first && stay.last >= last)
  )
}

export function isValidDay(query: string, answer: string): boolean {
  const ways = new Map(
    [...query.matchAll(/^(\S.*) to (\S.*): (\d+)\.$/gm)].map(([, from, to, minutes]) => [
      `${from}>${to}`,
      Number(minutes),
    ]),
  )
  const friends = new Map(
    [
      ...query.matchAll(/(\w+) will be at (.+?) from (\S+) to (\S+?)\. You'd like to meet \w+ for a minimum of (\d+)/g),
    ].map(([, name, place, from, until, minutes]) => [
      name,
      { place, from: minuteOf(from ?? ''), until: minuteOf(until ?? ''), minutes: Number(minutes) },
    ]),
  )
  const [, start, at] = /arrive at (.+?) at (\d+:\d+[AP]M)/.exec(query) ?? []
  let [place, now] = [start, minuteOf(at ?? '')]
  const met = new Set<string>()
  for (const sentence of answer.split(/(?<=\.)\s/)) {
    const [, to, minutes, arrival] =
      /^You travel to (.+?) in (\d+) minutes and arrive at (\S+?)\.$/.exec(sentence) ?? []
    if (to !== undefined) {
      now += Number(minutes)
      if (ways.get(`${place}>${to}`) !== Number(minutes) || minuteOf(arrival ?? '') !== now) return false
      place = to
    }
    const [, wait] = /^You wait until (\S+?)\.$/.exec(sentence) ?? []
    if (wait !== undefined && minuteOf(wait) < now) return false
    if (wait !== undefined) now = minuteOf(wait)
    const [, name, length, from, end] = /^You meet (\w+) for (\d+) minutes from (\S+) to (\S+?)\.$/.exec(sentence) ?? []
    if (name === undefined) continue
    const friend = friends.get(name)
    const isMet = friend && friend.place === place && minuteOf(from ?? '') === now && now >= friend.from
    now += Number(length)
    if (!isMet || met.has(name) || Number(length) < friend.minutes || now > friend.until || minuteOf(end ?? '') !== now)
      return false
    met.add(name)
  }
  return answer.startsWith(`You start at ${start} at ${at}.`)
}
