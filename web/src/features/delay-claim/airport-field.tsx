import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { claimText as text } from '../../text/claim.ts'
import { formatCountry } from '../../text/format.ts'
import { CONTROL, describedBy, Field } from '../../ui/field.tsx'
import { AirportOptions } from './airport-options.tsx'
import type { AirportProblem } from './delay-claim.ts'
import { type DelayQuestion, questionLink } from './delay-question.ts'
import { useAirportOptions } from './use-airport-options.ts'

type Props = {
  readonly name: 'from' | 'to'
  readonly question: DelayQuestion
  readonly problem?: AirportProblem | undefined
}

/** A text field that understands names and codes; with script it also suggests (WAI-ARIA combobox). */
export function AirportField({ name, question, problem }: Props) {
  const { options, isShown, active, input, listbox, pick } = useAirportOptions(name)
  return (
    <Field
      id={name}
      label={text(`claim.${name}`)}
      hint={text(`claim.${name}.hint`)}
      error={problem && <Problem name={name} question={question} problem={problem} />}
    >
      <div className="relative">
        <input
          id={name}
          name={name}
          defaultValue={question[name]}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listbox}
          aria-activedescendant={isShown && active >= 0 ? `${listbox}-${active}` : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(name, true, problem !== undefined)}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={120}
          className={`${CONTROL} w-full`}
          {...input}
        />
        <AirportOptions
          id={listbox}
          label={text(`claim.${name}`)}
          options={options}
          active={active}
          isShown={isShown}
          onPick={pick}
        />
      </div>
    </Field>
  )
}

/** Where several airports answer to a name, each is a link: one tap, with or without script. */
function Problem({ name, question, problem }: Props & { problem: AirportProblem }) {
  const { locale } = usePageConfig()
  return (
    <>
      <p>{text(problem.text)}</p>
      {problem.choices && (
        <ul className="mt-1.5 grid border-t border-line">
          {problem.choices.map((airport) => (
            <li key={airport.code} className="border-b border-line">
              <Link
                to={questionLink(question, { [name]: airport.code })}
                preventScrollReset
                className="flex min-h-12 items-center justify-between gap-4 py-1.5 text-ink no-underline hover:text-tide"
              >
                <span className="min-w-0">
                  <span className="block leading-tight font-semibold">
                    {airport.city}, {formatCountry(airport.country, locale)}
                  </span>
                  <span className="block text-soft">{airport.name}</span>
                </span>
                <span className="chart-label text-soft">{airport.code}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
