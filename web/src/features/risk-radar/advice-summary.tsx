import { type AdviceLine, compareAdvice } from '@app/domain/safety-feeds'

import { usePageConfig } from '../../api/page-config.tsx'
import { countryFactsText } from '../../entities/place/country-facts/country-facts-text.ts'
import { formatCountry } from '../../text/format.ts'
import { riskRadarText as text } from './risk-radar-text.ts'

/** Whether governments agree; when they do not, who is the mildest and who the strictest. */
export function AdviceSummary({ lines }: { readonly lines: readonly AdviceLine[] }) {
  const { locale } = usePageConfig()
  const compared = compareAdvice(lines)
  const names = (codes: readonly string[]): string => codes.map((code) => formatCountry(code, locale)).join(', ')
  const words = (level: 1 | 2 | 3 | 4): string => countryFactsText(`safety.level.${level}`)
  switch (compared.kind) {
    case 'unknown':
      return null
    case 'one':
      return <p className="text-soft">{text('country.one', { government: names([compared.authority]) })}</p>
    case 'agree':
      return <p className="text-soft">{text('country.agree', { words: words(compared.level) })}</p>
    case 'disagree':
      return (
        <dl className="grid gap-x-6 gap-y-2 border-s-2 border-sun-deep ps-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <dt className="sr-only">{text('country.disagree.label')}</dt>
            <dd className="font-semibold">{text('country.disagree')}</dd>
          </div>
          <div>
            <dt className="text-small text-soft">{text('country.strictest')}</dt>
            <dd>
              {names(compared.strictest)}: {words(compared.high)}
            </dd>
          </div>
          <div>
            <dt className="text-small text-soft">{text('country.mildest')}</dt>
            <dd>
              {names(compared.mildest)}: {words(compared.low)}
            </dd>
          </div>
        </dl>
      )
  }
}
