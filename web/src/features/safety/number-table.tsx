import type { Country } from '@app/datasets/countries'
import type { EmergencyNumbers } from '@app/datasets/emergency-numbers'
import { countryNameIn } from '@app/domain/country-name'
import Plus from 'lucide-react/icons/plus'

import { useSafetyText } from './use-safety-text.ts'

/** The English name is the table's own: browsers and the server name some countries differently. */
type Row = EmergencyNumbers & Pick<Country, 'name' | 'continent'>

const CONTINENTS = ['EU', 'AS', 'AF', 'NA', 'SA', 'OC', 'AN'] as const

/** Every country, collapsed by continent: readable without script, and found by the browser's own search. */
export function NumberTable({ rows }: { readonly rows: readonly Row[] }) {
  const { text, locale } = useSafetyText()
  return (
    <section lang={locale} aria-labelledby="numbers">
      <h2 id="numbers" className="scroll-mt-24 text-title">
        {text('numbers.title')}
      </h2>
      <p className="mt-2 text-soft">{text('numbers.text')}</p>
      <div className="mt-3 border-t border-line">
        {CONTINENTS.map((continent) => (
          <details key={continent} className="unfold group border-b border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold hover:text-tide [&::-webkit-details-marker]:hidden">
              {text(`continent.${continent}`)}
              <Plus
                className="size-5 shrink-0 text-soft transition-[rotate] duration-200 group-open:rotate-45"
                strokeWidth={1.5}
                aria-hidden="true"
              />
            </summary>
            <Continent name={text(`continent.${continent}`)} rows={rows.filter((row) => row.continent === continent)} />
          </details>
        ))}
      </div>
    </section>
  )
}

function Continent({ name, rows }: { readonly name: string; readonly rows: readonly Row[] }) {
  const { text, locale } = useSafetyText()
  const isEnglish = locale.startsWith('en')
  const collator = new Intl.Collator(locale)
  const named = rows
    .map((row) => (isEnglish ? row : { ...row, name: countryNameIn(row.country, locale) }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
  return (
    <table className="mb-4 w-full tabular-nums">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr className="chart-label text-start text-soft">
          <th scope="col" className="py-2 text-start font-medium">
            {text('number.country')}
          </th>
          {(['police', 'medical', 'fire'] as const).map((service) => (
            <th key={service} scope="col" className="text-end font-medium">
              {text(`number.${service}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {named.map(({ country, name: countryName, police, ambulance, fire, agreement }) => (
          <tr key={country} className="border-t border-line">
            <th scope="row" suppressHydrationWarning className="py-1 pe-2 text-start text-small font-medium">
              {countryName}
            </th>
            {isOne(police, ambulance, fire) ? (
              <td colSpan={3} className="text-end">
                <Dial number={police[0]} isAlone={Math.min(...Object.values(agreement)) < 2} />
              </td>
            ) : (
              <>
                <Cell number={police[0]} agreement={agreement.police} />
                <Cell number={ambulance[0]} agreement={agreement.ambulance} />
                <Cell number={fire[0]} agreement={agreement.fire} />
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function isOne(...services: readonly (readonly string[])[]): boolean {
  return services.every(([first]) => first !== undefined && first === services[0]?.[0])
}

function Cell({ number, agreement }: { readonly number: string | undefined; readonly agreement: number }) {
  return (
    <td className="text-end">
      <Dial number={number} isAlone={agreement < 2} />
    </td>
  )
}

function Dial({ number, isAlone }: { readonly number: string | undefined; readonly isAlone: boolean }) {
  if (number === undefined) return <span className="px-1 text-soft">?</span>
  return (
    <a
      href={`tel:${number}`}
      className={`inline-flex min-h-11 items-center justify-end px-1 font-semibold tracking-wider text-signal underline decoration-edge ${isAlone ? 'italic' : ''}`}
    >
      {number}
    </a>
  )
}
