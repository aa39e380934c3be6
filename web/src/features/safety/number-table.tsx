import { usePageConfig } from '../../api/page-config.tsx'
import { EMERGENCY_NUMBERS } from '../../content/emergency-numbers.ts'
import { formatCountry } from '../../text/format.ts'
import { safetyText as text } from '../../text/safety.ts'

export function NumberTable() {
  const { locale } = usePageConfig()
  const rows = EMERGENCY_NUMBERS.map((row) => ({ ...row, name: formatCountry(row.country, locale) })).toSorted((a, b) =>
    a.name.localeCompare(b.name, locale),
  )
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="scroll-mt-24 text-title">
        {text('numbers.title')}
      </h2>
      <p className="mt-2 text-soft">{text('numbers.text')}</p>
      <table className="mt-3 w-full tabular-nums">
        <thead>
          <tr className="chart-label text-start text-soft">
            <th scope="col" className="py-2 text-start font-medium">
              {text('number.country')}
            </th>
            <th scope="col" className="text-end font-medium">
              {text('number.police')}
            </th>
            <th scope="col" className="text-end font-medium">
              {text('number.medical')}
            </th>
            <th scope="col" className="text-end font-medium">
              {text('number.fire')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ country, name, police, medical, fire }) => (
            <tr key={country} className="border-t border-line">
              <th scope="row" className="py-1 pe-2 text-start text-small font-medium">
                {name}
              </th>
              {police === medical && medical === fire ? (
                <td colSpan={3} className="text-end">
                  <Dial number={police} />
                </td>
              ) : (
                [police, medical, fire].map((number, index) => (
                  <td key={['police', 'medical', 'fire'][index]} className="text-end">
                    <Dial number={number} />
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Dial({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number}`}
      className="inline-flex min-h-11 items-center justify-end px-1 font-semibold tracking-wider text-signal underline decoration-edge"
    >
      {number}
    </a>
  )
}
