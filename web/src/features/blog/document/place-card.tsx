import type { BlogPlace } from '@app/contracts/blog/blog'
import { calendarDate } from '@app/domain/kernel'
import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatBooking, formatClosed, formatPrice, formatUsualTimes } from '../../../entities/guide/format-guide.ts'
import { formatLength } from '../../../entities/trip/findings/format-plan.ts'
import { formatDate } from '../../../text/format.ts'
import { blogText as text } from '../blog-text.ts'

type Props = { readonly id: string; readonly name: string; readonly place: BlogPlace | undefined }

/** A place of the guide inside an article, with its facts and the day of their last check. */
export function PlaceCard({ id, name, place }: Props) {
  const { locale } = usePageConfig()
  return (
    <aside
      aria-label={text('place.label', { name })}
      data-place={id}
      className="border border-line bg-raised px-4 py-3"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-lead font-semibold">
          {place ? (
            <Link to={place.path} className="text-ink decoration-signal underline-offset-4">
              {place.name}
            </Link>
          ) : (
            name
          )}
        </span>
        {place && (
          <span className="chart-label text-soft">{[place.destination, place.country].filter(Boolean).join(', ')}</span>
        )}
      </p>
      {place?.sight && <SightFacts sight={place.sight} locale={locale} />}
      <p className="mt-1 text-label text-soft">{place ? checkedText(place, locale) : text('place.unchecked')}</p>
    </aside>
  )
}

function SightFacts({ sight, locale }: { readonly sight: NonNullable<BlogPlace['sight']>; readonly locale: string }) {
  const { fee, usualTimes, closedDays, booking, durationMinutes, domain } = sight
  const facts = [
    formatLength(durationMinutes),
    fee && formatPrice(fee, locale),
    formatUsualTimes(usualTimes, locale),
    formatClosed(closedDays),
    formatBooking(booking),
  ].filter(Boolean)
  return (
    <p className="mt-1 text-small">
      {facts.join(' · ')}
      {domain && (
        <>
          {facts.length > 0 && ' · '}
          <a href={`https://${domain}`} rel="noopener" className="text-tide underline">
            {domain}
          </a>
        </>
      )}
    </p>
  )
}

function checkedText({ isKnown, checkedOn, asOf }: BlogPlace, locale: string): string {
  const date = formatDate(calendarDate(checkedOn), locale)
  return isKnown ? text('place.checked', { date, month: monthOf(asOf, locale) }) : text('place.gone', { date })
}

/** `2026-11` in words. */
function monthOf(asOf: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${asOf}-01T00:00:00Z`))
}
