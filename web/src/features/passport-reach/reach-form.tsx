import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useParty } from '../../entities/party/use-party.ts'
import { formatCountry } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { ReachView } from './load-passport-reach.ts'
import { passportReachText as text } from './passport-reach-text.ts'

const FIELDS = ['a', 'b', 'destination'] as const

export function ReachForm({ view }: { readonly view: ReachView }) {
  const { locale } = usePageConfig()
  // The traveller's own first two passports, until others are chosen.
  const own = useParty().travellers.flatMap(({ passports }) => passports.map(({ country }) => country))
  const [first = '', second = ''] = new Set(own.filter((code) => view.countries.includes(code)))
  const isAsked = view.typed.a !== ''
  const usual = { a: first, b: second, destination: '' }
  if (view.countries.length === 0)
    return <p className="border-s-2 border-sun-deep ps-4 text-small">{text('tables.none')}</p>
  const options = view.countries.map((value) => ({ value, label: formatCountry(value, locale) }))
  return (
    <Form method="get" action="/documents/passports#answer" preventScrollReset noValidate className="grid gap-5">
      {FIELDS.map((name) => {
        const value = isAsked ? view.typed[name] : usual[name]
        const hasProblem = view.problem !== null && name === (view.problem === 'same' ? 'b' : 'a')
        const hint = name === 'a' ? undefined : text(`${name}.hint`)
        return (
          <Field
            key={name}
            id={name}
            label={text(name)}
            {...(hint && { hint })}
            error={hasProblem && text(`problem.${view.problem ?? 'country'}`)}
          >
            <Select
              // The travellers load after the page is rendered.
              key={value}
              id={name}
              name={name}
              options={options}
              placeholder={text('choose')}
              defaultValue={value}
              aria-invalid={hasProblem}
              aria-describedby={describedBy(name, hint !== undefined, hasProblem)}
            />
          </Field>
        )
      })}
      <Button type="submit" size="lg" className="w-full">
        {text('submit')}
      </Button>
    </Form>
  )
}
