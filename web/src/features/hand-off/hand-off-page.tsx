import type { HandOffAnswer, ShownBookingSite } from '@app/contracts/page-rendering'
import type { BookingSearch } from '@app/domain/booking-search'
import { calendarDate, type CalendarDate, daysBetween } from '@app/domain/kernel'
import { useEffect } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useBookingSite } from '../../entities/booking-search/use-booking-site.ts'
import { LabelledValues } from '../../ui/labelled-values.tsx'
import { Note } from '../../ui/note.tsx'
import { holdOverlays } from '../../ui/overlay/overlay-queue.ts'
import { Ticket } from '../../ui/ticket.tsx'
import { HandOffAction } from './hand-off-action.tsx'
import { handOffText as text } from './hand-off-text.ts'
import { type FlightNames, passedOn } from './passed-on.ts'
import { useHandOver } from './use-hand-over.ts'

export type HandOffView = {
  readonly booking: BookingSearch
  readonly names: FlightNames | null
  /** The form with its values. */
  readonly back: string
  /** The form's query in one fixed order: it identifies the search. */
  readonly question: string
  readonly today: CalendarDate
}

// The site's own documentation: developers.expediagroup.com, deep links, read 2026-11-15.
const FARTHEST_DAYS = 330

type Props = {
  readonly view: HandOffView
  /** The answer to the form without script. */
  readonly answer?: Exclude<HandOffAnswer, { kind: 'link' }> | undefined
}

/** Our last page before another site: the target, the passed data, and a link back. */
export function HandOffPage(props: Props) {
  // This page has one action, and our own prompts would cover its button.
  useEffect(() => holdOverlays('wishes'), [])
  return <HandOff key={props.view.question} {...props} />
}

function HandOff({ view, answer }: Props) {
  const site = useBookingSite()
  const { booking, names, back, question, today } = view
  const handOver = useHandOver({ booking, question })
  const isUsedUp = answer?.kind === 'limit' || handOver.state.kind === 'limit'
  const { kind } = booking
  const name = site.host.replace(/^www\./, '')
  const isFarAhead = daysBetween(today, calendarDate(firstDay(booking))) > FARTHEST_DAYS
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-6 pt-4 pb-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)] lg:pb-20">
      <header className="lg:col-span-2">
        <p className="chart-label caps text-soft">{text('name')}</p>
        <h1 className="mt-1.5 text-heading wrap-anywhere">{text(`heading.${kind}`, { site: name })}</h1>
        {!isUsedUp && <p className="mt-2 max-w-[60ch] text-soft">{text('lead')}</p>}
      </header>
      <Ticket stub={<HandOffAction kind={kind} handOver={handOver} name={name} answer={answer} />}>
        <PassedOn booking={booking} names={names} site={site} />
      </Ticket>
      <div className="grid min-w-0 gap-5">
        {isFarAhead && <Note tone="notice">{text('far-ahead')}</Note>}
        <Terms site={site} name={name} />
        <Link to={back} className="inline-flex min-h-11 w-fit items-center text-tide underline underline-offset-4">
          {text('back')}
        </Link>
      </div>
    </div>
  )
}

type Passing = Pick<HandOffView, 'booking' | 'names'> & { readonly site: ShownBookingSite }

function PassedOn({ booking, names, site }: Passing) {
  const { locale } = usePageConfig()
  return (
    <div className="px-5 py-6 sm:px-7">
      <h2 className="font-display text-lead">{text('passed.title')}</h2>
      <LabelledValues
        values={passedOn(booking, names, locale)}
        className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,34%),1fr))] gap-x-6 gap-y-3"
      />
      <p className="mt-4 text-small text-soft">
        {text(site.isPaid ? 'passed.partner' : 'passed.nothing')}
        {booking.kind === 'car' && ` ${text('age.theirs')}`}
      </p>
    </div>
  )
}

function firstDay(booking: BookingSearch): string {
  switch (booking.kind) {
    case 'hotel':
      return booking.search.checkInDate
    case 'flight':
      return booking.search.departureDate
    case 'car':
      return booking.search.pickUpDate
  }
}

function Terms({ site, name }: { site: ShownBookingSite; name: string }) {
  return (
    <section aria-labelledby="theirs" className="max-lg:border-t max-lg:border-line max-lg:pt-4">
      <h2 id="theirs" className="font-display text-lead">
        {text('theirs.title')}
      </h2>
      <p className="mt-1 max-w-[60ch] text-soft">{text('theirs.text')}</p>
      <p className="mt-2 max-w-[60ch] text-soft">
        {site.isPaid ? text('affiliate.yes', { site: name }) : text('affiliate.no')}
      </p>
    </section>
  )
}
