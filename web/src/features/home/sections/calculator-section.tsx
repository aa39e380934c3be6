import { estimateFlight } from '@app/domain/flight-estimate'
import { calendarDate } from '@app/domain/kernel'
import { Form, Link, useLoaderData } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDate, formatDistance, formatDuration } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CONTROL, Field } from '../../../ui/form/field.tsx'
import { RouteOnWorldMap } from '../drawings/route-on-world-map.tsx'
import type { loadJourneyIfAsked } from '../load-journey-if-asked.ts'
import type { EndProblem, Journey } from '../load-journey.ts'
import { homeToolText as text } from '../text/tools.ts'

/** Shown before the first query. */
const EXAMPLE: Journey = {
  typed: { from: '', to: '' },
  ends: {
    from: { label: 'Lisbon (LIS)', name: 'Lisbon', coordinates: { latitude: 38.7742, longitude: -9.1342 } },
    to: { label: 'Tokyo Haneda (HND)', name: 'Tokyo', coordinates: { latitude: 35.5494, longitude: 139.7798 } },
  },
  problems: {},
  source: { title: 'OurAirports', url: 'https://ourairports.com/data/' },
  checkedAt: calendarDate('2026-05-15'),
}

export function CalculatorSection() {
  const journey = useLoaderData<typeof loadJourneyIfAsked>() ?? EXAMPLE
  return (
    <section aria-labelledby="calculator-title" id="calculator" className="page-width scroll-mt-20 py-12 lg:py-20">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="calculator-title" className="text-heading">
            {text('calculator.title')}
          </h2>
          <p className="mt-3 max-w-[44ch] text-soft">{text('calculator.lead')}</p>
          <Form action="/#calculator" preventScrollReset replace className="mt-7 grid gap-4">
            <EndField name="from" journey={journey} />
            <EndField name="to" journey={journey} />
            <Button type="submit" variant="outline" className="justify-self-start">
              {text('calculator.action')}
            </Button>
          </Form>
        </div>
        <div aria-live="polite">{journey.ends && <Answer journey={journey} ends={journey.ends} />}</div>
      </div>
    </section>
  )
}

function Answer({ journey, ends: { from, to } }: { journey: Journey; ends: NonNullable<Journey['ends']> }) {
  const { locale } = usePageConfig()
  const estimate = estimateFlight(from.coordinates, to.coordinates)
  const facts = [
    [text('calculator.distance'), formatDistance(estimate.distanceKm, locale)],
    [text('calculator.time'), formatDuration(estimate.minutes, locale)],
    [text('calculator.bearing'), `${Math.round(estimate.initialBearingDegrees).toString().padStart(3, '0')}°`],
  ] as const
  return (
    <>
      <p className="mb-3 font-display text-title">
        {journey === EXAMPLE && <span className="text-soft">{text('calculator.example')}: </span>}
        {from.label} – {to.label}
      </p>
      <RouteOnWorldMap from={from} to={to} />
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(max(5rem,26%),1fr))] gap-x-4">
        {facts.map(([term, value]) => (
          <div key={term} className="flex flex-col-reverse justify-end border-t border-edge pt-2">
            <dt className="text-small text-soft">{term}</dt>
            <dd className="font-display text-lead whitespace-nowrap tabular-nums sm:text-title">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-soft">
        {text('calculator.note', { source: journey.source.title, date: formatDate(journey.checkedAt, locale) })}
      </p>
    </>
  )
}

function EndField({ name, journey }: { readonly name: 'from' | 'to'; readonly journey: Journey }) {
  const id = `way-${name}`
  const problem = journey.problems[name]
  return (
    <Field
      id={id}
      label={text(`calculator.${name}`)}
      error={problem && <Problem name={name} problem={problem} journey={journey} />}
    >
      <input
        key={journey.typed[name]}
        id={id}
        name={name}
        required
        maxLength={120}
        autoComplete="off"
        autoCapitalize="words"
        defaultValue={journey.ends && journey !== EXAMPLE ? journey.ends[name].label : journey.typed[name]}
        placeholder={EXAMPLE.ends?.[name].label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        className={`${CONTROL} w-full`}
      />
    </Field>
  )
}

function Problem({ name, problem, journey }: { name: 'from' | 'to'; problem: EndProblem; journey: Journey }) {
  if (typeof problem === 'string') return text(`calculator.${problem}`)
  return (
    <>
      <p>{text('calculator.several')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {problem.choices.map(({ code, label }) => (
          <li key={code}>
            <Link
              to={`/?${new URLSearchParams({ ...journey.typed, [name]: code })}#calculator`}
              preventScrollReset
              replace
              className="inline-flex min-h-11 items-center text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
