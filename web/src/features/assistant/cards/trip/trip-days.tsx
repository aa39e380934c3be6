import type { Stop, Trip, TripDay } from '@app/domain/trip'
import { isAlwaysOpen } from '@app/domain/trip-checker'

import { useCardWords } from '../use-card-words.ts'
import { writeLength, writeMinute, writeWeekday } from '../write.ts'

const SHOWN_AT_ONCE = 2

/** Days one below the other, each with its stops; a long trip is collapsed after the first two. */
export function TripDays({ trip }: { readonly trip: Trip }) {
  const { text } = useCardWords()
  const days = trip.days.map((day, index) => ({ day, number: index + 1 }))
  const rest = days.slice(SHOWN_AT_ONCE)
  return (
    <>
      <ol className="grid gap-5">
        {days.slice(0, SHOWN_AT_ONCE).map(({ day, number }) => (
          <Day key={day.id} day={day} number={number} trip={trip} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details className="unfold group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-tide underline group-open:hidden">
            {text('trip.all', { count: String(days.length) })}
          </summary>
          <ol className="grid gap-5" start={SHOWN_AT_ONCE + 1}>
            {rest.map(({ day, number }) => (
              <Day key={day.id} day={day} number={number} trip={trip} />
            ))}
          </ol>
        </details>
      )}
      {trip.days.some(({ stops }) => stops.some((stop) => isUsualAt(stop, trip))) && (
        <p className="text-small text-soft" aria-hidden="true">
          * {text('trip.usual')}
        </p>
      )}
    </>
  )
}

/** Its hours are typical for its kind, not verified. */
function isUsualAt({ placeId }: Stop, { places }: Trip): boolean {
  const place = placeId === null ? undefined : places[placeId]
  return place?.hours?.basis === 'usual' && !isAlwaysOpen(place)
}

type DayProps = { readonly day: TripDay; readonly number: number; readonly trip: Trip }

function Day({ day, number, trip }: DayProps) {
  const { text, locale } = useCardWords()
  const where = [day.date && writeWeekday(day.date, locale), day.city.name].filter(Boolean).join(' · ')
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-1">
        <span className="font-display text-lead">{text('trip.day', { number: String(number) })}</span>
        <span className="chart-label text-soft">{where}</span>
      </p>
      {day.stops.length === 0 ? (
        <p className="py-2 text-small text-soft">{text('trip.free')}</p>
      ) : (
        <ol className="mt-2">
          {day.stops.map((stop) => (
            <StopRow key={stop.id} stop={stop} isUsual={isUsualAt(stop, trip)} />
          ))}
        </ol>
      )}
    </li>
  )
}

/** On the timeline: a ring for a visit, a dot for other stops; its leg is above. */
function StopRow({ stop, isUsual }: { readonly stop: Stop; readonly isUsual: boolean }) {
  const { text, locale } = useCardWords()
  const { leg, arrive, title, placeId } = stop
  const isPlace = placeId !== null
  return (
    <li className="group/stop grid grid-cols-[4.25rem_1rem_minmax(0,1fr)] gap-x-2.5">
      {leg !== null && leg.minutes > 0 && (
        <>
          <span className="col-start-2 mx-auto h-full border-s-2 border-dotted border-edge" aria-hidden="true" />
          <span className="py-0.5 text-label leading-5 text-soft">
            {text(`trip.${leg.mode}`, { length: writeLength(leg.minutes, locale) })}
          </span>
        </>
      )}
      <time className="chart-label col-start-1 pt-1 text-end tracking-normal whitespace-nowrap text-tide">
        {writeMinute(arrive, locale)}
      </time>
      <span className="relative flex justify-center" aria-hidden="true">
        <span className="absolute top-3 bottom-0 border-s-2 border-line group-last/stop:hidden" />
        <span
          className={`relative mt-1.5 rounded-full border-2 ${isPlace ? 'size-3 border-signal bg-raised' : 'size-2 border-edge bg-edge'}`}
        />
      </span>
      <p className="pb-1.5 leading-snug">
        <span className={isPlace ? 'font-semibold' : ''}>{title}</span>
        {isUsual && (
          <span className="text-soft">
            {/* Never alone on a line. */}
            <span aria-hidden="true">{'\u00a0*'}</span>
            <span className="sr-only">, {text('trip.usual')}</span>
          </span>
        )}
      </p>
    </li>
  )
}
