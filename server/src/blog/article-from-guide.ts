import type { DestinationGuide, GuideEntry } from '@app/datasets/guide'
import type { GuideSight, GuideTransfer } from '@app/domain/guide'

import { loadPlaceGuide } from '../places/guide/load-place-guide.ts'

const MOST_SIGHTS = 8
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DAYS: Readonly<Record<string, string>> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
}

export type GuideArticle = { readonly title: string; readonly summary: string; readonly markdown: string }

/** A draft from what the guide holds about a destination, sentence by sentence; null when it holds too little. */
export async function articleFromGuide(destinationId: string): Promise<GuideArticle | null> {
  const guide = await loadPlaceGuide()
  const entry = guide.find(destinationId)
  const own = entry && (await guide.destination(destinationId))
  if (!entry || !own) return null
  const sights = own.sights.toSorted((a, b) => b.importance - a.importance).slice(0, MOST_SIGHTS)
  if (sights.length < 3) return null
  const { name } = entry
  const parts = [
    stay(entry),
    `## When to go`,
    season(entry),
    `## What to see`,
    ...sights.flatMap((sight) => [`@[${plain(sight.name)}](place:${sight.id})`, aboutSight(sight)]),
    ...section('## Which days are closed', closedDays(sights, name)),
    ...section('## What to book', bookings(sights)),
    ...section(`## From the airport`, arrivals(own, entry)),
    `> Every fact here is from our guide of ${own.asOf}. Hours and prices change: look at the page of each place before you go.`,
  ]
  return {
    title: `${name}: what to see, and when it is closed`.slice(0, 120),
    summary: `The places in ${name} that matter most for a first visit, with closing days, bookings and the way in.`,
    markdown: parts.filter(Boolean).join('\n\n'),
  }
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? [heading, ...lines] : []
}

function stay({ name, days: { least, ideal, most } }: GuideEntry): string {
  const range = least === most ? `${ideal} ${ideal === 1 ? 'day' : 'days'}` : `${least} to ${most} days`
  return `${name} is worth ${range}, and for most people ${ideal} ${ideal === 1 ? 'day is' : 'days are'} right. This is what our guide would not leave out, with what you need to know before you stand at the door.`
}

function season({ name, bestMonths, avoidMonths }: GuideEntry): string {
  const months = (ranges: readonly { readonly from: number; readonly to: number }[]): string =>
    ranges
      .map(({ from, to }) => (from === to ? MONTHS[from - 1] : `${MONTHS[from - 1]} to ${MONTHS[to - 1]}`))
      .join(', ')
  const best = bestMonths.length > 0 ? `The best months in ${name} are ${months(bestMonths)}.` : ''
  const avoid = avoidMonths.map(({ reason, ...range }) => `${months([range])} (${reason.replaceAll('-', ' ')})`)
  return [best, avoid.length > 0 ? `Think twice about ${avoid.join(' and ')}.` : ''].filter(Boolean).join(' ')
}

function aboutSight({ durationMinutes, note, bestTimes: [best] }: GuideSight): string {
  const time = best && best !== 'any' ? ` It is at its best in the ${best}.` : ''
  const when =
    best === 'midday' || best === 'night' || best === 'dawn' || best === 'sunset'
      ? ` It is at its best at ${best}.`
      : time
  return `Plan about ${durationMinutes} minutes.${when}${note ? ` ${note}.` : ''}`
}

function closedDays(sights: readonly GuideSight[], name: string): readonly string[] {
  const lines = Object.entries(DAYS).flatMap(([code, day]) => {
    const closed = sights.filter(({ closedDays: days }) => days?.some((each) => each === code))
    return closed.length > 0 ? [`- ${day}: ${closed.map((sight) => plain(sight.name)).join(', ')}`] : []
  })
  return lines.length > 0 ? [`In ${name} these doors stay shut:`, lines.join('\n')] : []
}

function bookings(sights: readonly GuideSight[]): readonly string[] {
  const lines = sights
    .filter(({ booking }) => booking.need !== 'none')
    .map(({ name, booking }) => `- ${plain(name)}: ${booking.need}, about ${booking.daysAhead} days ahead`)
  return lines.length > 0 ? [lines.join('\n')] : []
}

function arrivals({ transfers }: DestinationGuide, { id }: GuideEntry): readonly string[] {
  const lines = transfers.filter(({ destinationId }) => destinationId === id).map(describeTransfer)
  return lines.length > 0 ? [lines.slice(0, 5).join('\n')] : []
}

function describeTransfer({ airport, mode, line, durationMinutes }: GuideTransfer): string {
  const name = [mode.replaceAll('_', ' '), line && plain(line)].filter(Boolean).join(', ')
  return `- From ${airport} by ${name}: about ${durationMinutes} minutes`
}

/** Names have no brackets in Markdown. */
function plain(name: string): string {
  return name.replaceAll(/[[\]\n*_]/g, ' ').trim()
}
