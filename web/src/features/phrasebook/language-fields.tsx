import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, Link } from 'react-router'

import { useStoredValue } from '../../device/storage/use-stored-value.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select, type SelectOption } from '../../ui/form/select.tsx'
import { LAST_LANGUAGES, readLanguages } from './last-languages.ts'
import type { PhrasebookView } from './load-phrasebook.ts'
import { phrasePath } from './phrase-path.ts'
import { translateText as text } from './phrasebook-text.ts'
import type { OwnLanguage } from './use-own-language.ts'

type Props = { readonly view: PhrasebookView; readonly own: OwnLanguage }

/** From which language into which; a choice takes effect at once, and without script by the button. */
export function LanguageFields({ view: { languages, book, shelf, tool }, own }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLSelectElement>(null)
  const { code } = book.language
  const readChoice = useEffectEvent(() => {
    if (field.current && field.current.value !== code) form.current?.requestSubmit()
  })
  // Chosen before the page was alive.
  useEffect(() => readChoice(), [])
  const options = languages.map(({ code: value, name, ownName }) => ({
    value,
    label: name === ownName ? name : `${name} · ${ownName}`,
  }))
  return (
    <div className="grid gap-2">
      <Form
        ref={form}
        action="/translate"
        preventScrollReset
        className={`grid items-end gap-4 ${tool === 'phrases' ? 'grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : 'noscript:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'}`}
      >
        <Field id="lang" label={text('language')}>
          <Select
            key={code}
            ref={field}
            id="lang"
            name="lang"
            defaultValue={code}
            options={options}
            onChange={() => form.current?.requestSubmit()}
          />
        </Field>
        <input
          type="hidden"
          name={tool === 'phrases' ? 'situation' : 'tool'}
          value={tool === 'phrases' ? shelf : tool}
        />
        <div className="hidden noscript:grid">
          <Button type="submit" variant="outline">
            {text('show')}
          </Button>
        </div>
        {tool === 'phrases' && <OwnField own={own} options={options} />}
      </Form>
      <Recent languages={languages} open={code} shelf={shelf} tool={tool} />
    </div>
  )
}

type OwnProps = Pick<Props, 'own'> & { readonly options: readonly SelectOption[] }

function OwnField({ own, options }: OwnProps) {
  const field = useRef<HTMLSelectElement>(null)
  const readChoice = useEffectEvent(() => {
    if (field.current && field.current.value !== own.code) own.choose(field.current.value)
  })
  useEffect(() => readChoice(), [])
  return (
    <div className="noscript:hidden">
      <Field id="own" label={text('own')}>
        <Select
          key={own.code}
          ref={field}
          id="own"
          defaultValue={own.code}
          options={options}
          onChange={({ currentTarget }) => own.choose(currentTarget.value)}
        />
      </Field>
    </div>
  )
}

type RecentProps = Pick<PhrasebookView, 'languages' | 'shelf' | 'tool'> & { readonly open: string }

function Recent({ languages, open, shelf, tool }: RecentProps) {
  const [last] = useStoredValue(LAST_LANGUAGES, readLanguages)
  const shown = last.flatMap((code) => languages.filter((language) => language.code === code && code !== open))
  if (shown.length === 0) return null
  return (
    <nav aria-label={text('recent')} className="flex flex-wrap items-center gap-x-4">
      <span className="text-small text-soft">{text('recent')}</span>
      {shown.map(({ code, name }) => (
        <Link
          key={code}
          to={phrasePath({ language: code, shelf, tool })}
          preventScrollReset
          className="inline-flex min-h-11 items-center font-semibold text-tide"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
