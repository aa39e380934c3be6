import { countryNameIn } from '@app/domain/country-name'
import { isCalendarDate } from '@app/domain/kernel'
import { type FeedItem, isSerious, legsOfTrip, meetsInTime, nearnessOf, type RiskLeg } from '@app/domain/safety-feeds'
import { z } from 'zod'

import { notify } from '../notifications/notify.ts'
import type { Platform } from '../platform.ts'
import { listNews } from './list-safety-feeds.ts'

type Ports = Pick<Platform, 'db' | 'mailer' | 'settings' | 'now' | 'log'>

/** What was first read, or changed, since then is news; the job runs four times an hour. */
const NEWS_HOURS = 24
/** Events are known days ahead; advice can change a trip that is months away. */
const TRIP_AHEAD_DAYS = 90
const HOUR_MS = 3_600_000
const TRIPS_AT_ONCE = 100
const MOST_LINES = 4

const TRIPS = `select t.id, t.user_id as "userId", t.title,
    (select jsonb_agg(jsonb_build_object('date', d -> 'date', 'city', d -> 'city') order by n)
      from jsonb_array_elements(v.trip -> 'days') with ordinality as x (d, n)) as days
  from public.trips t join public.trip_versions v on v.id = t.heads[cardinality(t.heads)] and v.trip_id = t.id
  where t.last_date >= $1::date - 1 and t.first_date <= $1::date + $2::integer and t.id > $3
  order by t.id limit $4`

/** Sent once, also when the traveller deletes the notification. */
const NOTE_SENT = `insert into private.expiry_reminders (user_id, about) values ($1, $2)
  on conflict do nothing returning about`

const TripRow = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  days: z.array(
    z.object({
      date: z.string().refine(isCalendarDate).nullable(),
      city: z.object({
        name: z.string().min(1),
        country: z.string(),
        coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
      }),
    }),
  ),
})
type TripRow = z.infer<typeof TripRow>

/** Tells each traveller what is new on a saved trip: in the app, and by push and mail where they are switched on. */
export async function tellOfTrips(ports: Ports): Promise<void> {
  const now = ports.now()
  const news = await listNews(ports.db, now - NEWS_HOURS * HOUR_MS, now)
  if (news.length === 0) return
  const today = new Date(now).toISOString().slice(0, 10)
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await ports.db.query(TRIPS, [today, TRIP_AHEAD_DAYS, after, TRIPS_AT_ONCE])
    for (const row of rows) {
      const trip = TripRow.safeParse(row)
      if (trip.success) await tellOfTrip(ports, trip.data, news)
      else ports.log.warn({ reason: trip.error.name }, 'the days of a trip could not be read')
    }
    if (rows.length < TRIPS_AT_ONCE) return
    after = z.object({ id: z.string() }).parse(rows.at(-1)).id
  }
}

async function tellOfTrip(ports: Ports, trip: TripRow, news: readonly FeedItem[]): Promise<void> {
  const legs = legsOfTrip(trip.days)
  const lines: string[] = []
  for (const item of news) {
    const leg = legs.find((each) => concerns(item, each, ports.now()))
    if (!leg) continue
    const about = `risk:${trip.id}:${item.id}:${item.level ?? item.severity.split(':')[0]}`
    const fresh = await ports.db.query(NOTE_SENT, [trip.userId, about.slice(0, 200)])
    if (fresh.length > 0) lines.push(lineOf(item, leg))
  }
  const [first] = lines
  if (first === undefined) return
  const rest = lines.length - MOST_LINES
  const title = trip.title || 'Your trip'
  await notify(
    { db: ports.db, mailer: ports.mailer, origin: ports.settings.publicUrl },
    {
      userId: trip.userId,
      kind: 'safety',
      title: `${title.slice(0, 80)}: ${lines.length === 1 ? 'something changed' : `${lines.length} things changed`}`,
      body: [...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ').slice(0, 1000),
      link: `/risk-radar?trip=${trip.id}#answer`,
      about: null,
    },
  )
}

/** Advice by its change of level; an event when it is serious, there, and in those days. */
function concerns(item: FeedItem, leg: RiskLeg, now: number): boolean {
  if (item.kind === 'advice') return item.countries.includes(leg.country)
  const nearness = nearnessOf(item, leg)
  return isSerious(item) && (nearness === 'here' || nearness === 'named') && meetsInTime(item, leg, now)
}

const GOVERNMENTS: Partial<Record<FeedItem['source'], string>> = {
  'us-advice': 'The United States',
  'uk-advice': 'The United Kingdom',
  'ca-advice': 'Canada',
  'au-advice': 'Australia',
  'ie-advice': 'Ireland',
  'de-advice': 'Germany',
}

function lineOf({ source, change, level, title, severity }: FeedItem, leg: RiskLeg): string {
  const government = GOVERNMENTS[source]
  if (government !== undefined && change?.fromLevel && level !== null) {
    const verb = level > change.fromLevel ? 'raised' : 'lowered'
    return `${government} ${verb} its advice about ${countryNameIn(leg.country, 'en')} from level ${change.fromLevel} to ${level}.`
  }
  return `${leg.name}: ${title.slice(0, 120)} (${(severity.split(':')[0] ?? severity).slice(0, 40)}).`
}
