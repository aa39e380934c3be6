import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCountry } from '../../text/format.ts'
import { ADVICE_GROUPS, type CountryInGroup } from './advice-overview.ts'
import { riskRadarText as text } from './risk-radar-text.ts'

/** The countries that governments advise against, by how many of them do; a mark where they do not agree. */
export function AdvisedAgainst({ countries }: { readonly countries: readonly CountryInGroup[] }) {
  const { locale } = usePageConfig()
  if (countries.length === 0) return null
  return (
    <section aria-labelledby="against">
      <h2 id="against" className="text-title">
        {text('against.title')}
      </h2>
      <p className="mt-1 max-w-[62ch] text-soft">{text('against.text')}</p>
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-3">
        {ADVICE_GROUPS.map((group) => {
          const own = countries.filter((each) => each.group === group)
          return (
            <section key={group} aria-labelledby={`against-${group}`} className="border-t-2 border-signal pt-3">
              <h3 id={`against-${group}`} className="font-sans text-base font-semibold tracking-normal">
                {text(`against.${group}`)} <span className="chart-label text-soft">{own.length}</span>
              </h3>
              <ul className="mt-1 flex flex-wrap gap-x-4">
                {own.map(({ country, isDisputed }) => (
                  <li key={country}>
                    <Link
                      to={`/risk-radar?country=${country}#answer`}
                      preventScrollReset
                      className="inline-flex min-h-11 items-center text-small text-tide underline"
                    >
                      {formatCountry(country, locale)}
                      {isDisputed && (
                        <span className="ms-1 text-signal no-underline">
                          <span aria-hidden="true">≠</span>
                          <span className="sr-only">{text('against.disputed')}</span>
                        </span>
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </section>
  )
}
