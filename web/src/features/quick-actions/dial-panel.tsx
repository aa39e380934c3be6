import type { EmergencyFacts } from '@app/contracts/emergency-info'

import { buttonClass } from '../../ui/button-class.ts'
import type { Help } from './ask-emergency.ts'
import { useEmergencyText } from './use-emergency-text.ts'

type CountryHelp = EmergencyFacts['help'][number]
type DialNumber = CountryHelp['services']['police'][number]

const SERVICES = ['police', 'ambulance', 'fire'] as const

/** The general number first, as a large button; then each service; then the neighbouring country. */
export function DialPanel({ help: { country, help } }: { readonly help: Help }) {
  const { text } = useEmergencyText()
  const own = help.find((one) => one.country === country)
  const others = help.filter((one) => one.country !== country)
  return (
    <section aria-labelledby="dial" className="grid gap-4">
      <h3 id="dial" className="sr-only">
        {text('numbers.title')}
      </h3>
      {own && <Numbers of={own} />}
      {country !== null && !own && <p>{text('none.known')}</p>}
      {others.map((other) => (
        <OtherSide key={other.country} of={other} />
      ))}
    </section>
  )
}

function Numbers({ of: { services } }: { readonly of: CountryHelp }) {
  const { text } = useEmergencyText()
  const [general] = services.general
  const isForAll = SERVICES.every((service) => services[service][0]?.number === general?.number)
  return (
    <>
      {general && (
        <div>
          <a
            href={`tel:${general.number}`}
            className={buttonClass({ variant: 'destructive', size: 'lg' }, 'w-full tabular-nums')}
          >
            {text('call', { number: general.number })}
          </a>
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-small text-soft">
            <span>{text(isForAll ? 'general.all' : 'general')}</span>
            <Agreement of={general} />
          </p>
        </div>
      )}
      <ul className="grid border-t border-l border-line sm:grid-cols-3">
        {SERVICES.map((service) => (
          <li
            key={service}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-r border-b border-line bg-raised px-4 py-2 sm:block sm:p-4"
          >
            <p className="font-semibold">{text(service)}</p>
            <Dials numbers={services[service]} service={text(service)} />
          </li>
        ))}
      </ul>
      <Sources of={services} />
    </>
  )
}

function Dials({ numbers, service }: { readonly numbers: readonly DialNumber[]; readonly service: string }) {
  const { text } = useEmergencyText()
  const [first] = numbers
  if (!first) return <p className="text-soft">{text('unknown')}</p>
  return (
    <>
      <p className="row-span-2 flex flex-wrap justify-end gap-x-5 sm:justify-start">
        {numbers.map(({ number }) => (
          <a
            key={number}
            href={`tel:${number}`}
            aria-label={`${service} ${number}`}
            className="inline-flex min-h-11 items-center font-display text-title tracking-wide text-signal tabular-nums underline decoration-edge underline-offset-4"
          >
            {number}
          </a>
        ))}
      </p>
      <p className="text-small text-soft">
        <Agreement of={first} />
      </p>
    </>
  )
}

function Agreement({ of: { agreement, confidence, sourcesAsked } }: { readonly of: DialNumber }) {
  const { text } = useEmergencyText()
  if (agreement === null) return <span>{text('agree.law')}</span>
  if (confidence === 'low') return <span className="font-medium text-signal">{text('agree.low')}</span>
  if (agreement < 2) return <span>{text('agree.one')}</span>
  // Not by number: of the sources that were asked, only some are named below.
  return <span>{text(agreement === sourcesAsked ? 'agree.all' : 'agree.some')}</span>
}

/** The sources with their dates, each once. */
function Sources({ of: services }: { readonly of: CountryHelp['services'] }) {
  const { text, dateOf } = useEmergencyText()
  const shown = new Map(
    [...services.general.slice(0, 1), ...SERVICES.flatMap((service) => services[service].slice(0, 1))].map(
      ({ source, checkedAt }) => [source.url, { source, checkedAt }],
    ),
  )
  return (
    <ul className="grid gap-1 text-small">
      {[...shown.values()].map(({ source, checkedAt }) => (
        <li key={source.url}>
          <a href={source.url} target="_blank" rel="noopener noreferrer" className="text-soft underline">
            {text('source', { title: source.title, date: dateOf(checkedAt) })}
          </a>
        </li>
      ))}
    </ul>
  )
}

function OtherSide({ of: { country, services } }: { readonly of: CountryHelp }) {
  const { text, nameOf } = useEmergencyText()
  const rows = (['general', ...SERVICES] as const).flatMap((service) => {
    const number = services[service][0]?.number
    return number ? [{ service, number }] : []
  })
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 border-l-2 border-edge ps-4">
      <p className="font-semibold">{nameOf(country)}</p>
      {rows.map(({ service, number }) => (
        <a
          key={service}
          href={`tel:${number}`}
          className="inline-flex min-h-11 items-center gap-2 text-small text-ink no-underline"
        >
          {text(service)}
          <span className="font-semibold text-signal tabular-nums underline decoration-edge underline-offset-4">
            {number}
          </span>
        </a>
      ))}
    </div>
  )
}
