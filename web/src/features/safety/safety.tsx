import { usePageConfig } from '../../api/page-config.tsx'
import { EMERGENCY_NUMBERS } from '../../content/emergency-numbers.ts'
import { formatCountry } from '../../text/format.ts'
import { safetyText as text } from '../../text/safety.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { WhereYouAre } from './where-you-are.tsx'

export function Safety() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <div className="grid content-start gap-10">
        <section aria-labelledby="call">
          <h2 id="call" className="text-title">
            {text('call.title')}
          </h2>
          <a href="tel:112" className={buttonClass({ variant: 'destructive', size: 'lg' }, 'mt-3 w-full sm:w-auto')}>
            {text('call.action')}
          </a>
          <p className="mt-3 max-w-[56ch] text-soft">{text('call.112')}</p>
        </section>
        <WhereYouAre />
        <Steps
          id="steps"
          title={text('steps.title')}
          steps={[text('step.1'), text('step.2'), text('step.3'), text('step.4')]}
        />
        <Steps id="after" title={text('after.title')} steps={[text('after.1'), text('after.2'), text('after.3')]} />
      </div>
      <NumberTable />
    </div>
  )
}

function Steps({ id, title, steps }: { id: string; title: string; steps: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <ol className="mt-3 grid list-decimal gap-2.5 ps-5 marker:font-semibold marker:text-signal">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

function NumberTable() {
  const { locale } = usePageConfig()
  const rows = EMERGENCY_NUMBERS.map((row) => ({ ...row, name: formatCountry(row.country, locale) })).toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="text-title">
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
