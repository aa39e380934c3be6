import type { PlaceAdvice } from '@app/contracts/place-guide'
import type { GuideCountry } from '@app/domain/guide'
import type { Claim } from '@app/domain/kernel'

import { usePageConfig } from '../../../api/page-config.tsx'
import { withCapital } from '../../../entities/guide/describe-country.ts'
import { DRUG_RISK_WORDS } from '../../../entities/guide/words/care-words.ts'
import * as law from '../../../entities/guide/words/law-words.ts'
import { FactRow } from '../../../entities/place/country-facts/fact-row.tsx'
import { formatCountry } from '../../../text/format.ts'
import { guideSectionText as text } from './guide-section-text.ts'

type Props = { readonly country: GuideCountry; readonly advice: readonly Claim<PlaceAdvice>[] }
type LawRow = { readonly name: string; readonly parts: readonly (string | null)[]; readonly columns: readonly string[] }

/** Of these our guide is never the last word: the pages of governments stand below. */
export function LawRows({ country, advice }: Props) {
  return (
    <>
      <dl>
        {rowsOf(country).map(({ name, parts, columns }) => {
          const known = parts.filter((part) => part !== null)
          if (known.length === 0) return null
          const isLikely = columns.some((column) => country.likelyColumns.includes(column))
          return (
            <FactRow key={name} name={name}>
              <span className="max-w-[60ch]">
                {withCapital(known.join('; '))}
                {isLikely && <span className="text-soft"> {text('law.likely')}</span>}
              </span>
            </FactRow>
          )
        })}
      </dl>
      <OfficialAdvice advice={advice} />
    </>
  )
}

function rowsOf({ cannabis, drugRisk, alcohol, alcoholAge, ...country }: GuideCountry): readonly LawRow[] {
  const { vaping, drones, drivingPermit, lgbtLaw } = country
  return [
    {
      name: text('law.drugs'),
      parts: [DRUG_RISK_WORDS[drugRisk], text('law.cannabis', { words: law.CANNABIS_WORDS[cannabis] })],
      columns: ['drugs', 'cannabis'],
    },
    {
      name: text('law.alcohol'),
      parts: [
        ...alcohol.map((code) => law.ALCOHOL_WORDS[code]),
        alcoholAge === null ? null : text('law.age', { age: String(alcoholAge) }),
      ],
      columns: ['alcohol', 'alcohol_age'],
    },
    { name: text('law.vaping'), parts: [vaping && law.VAPING_WORDS[vaping]], columns: ['vape'] },
    { name: text('law.drones'), parts: [drones && law.DRONE_WORDS[drones]], columns: ['drones'] },
    { name: text('law.permit'), parts: [law.DRIVING_PERMIT_WORDS[drivingPermit]], columns: ['permit'] },
    { name: text('law.lgbt'), parts: [law.LGBT_LAW_WORDS[lgbtLaw]], columns: ['lgbt_law'] },
  ]
}

function OfficialAdvice({ advice }: Pick<Props, 'advice'>) {
  const { locale } = usePageConfig()
  const linked = advice.filter(({ source }) => source.url !== null)
  return (
    <p className="mt-3 text-small">
      {text(linked.length > 0 ? 'law.check' : 'law.check.none')}
      {linked.map(({ value, source }) => (
        <a
          key={value.authority}
          href={source.url ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
          className="ms-3 inline-flex min-h-9 items-center text-tide"
        >
          {formatCountry(value.authority, locale)}
        </a>
      ))}
    </p>
  )
}
