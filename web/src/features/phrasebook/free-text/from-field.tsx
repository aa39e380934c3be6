import type { PhraseLanguage } from '@app/domain/travel-phrases'

import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { freeText as text } from './free-text-text.ts'

type Props = {
  readonly recognised: string | null
  readonly languages: readonly PhraseLanguage[]
  /** Empty: the recognised one. */
  readonly value: string
  readonly onChoose: (code: string) => void
}

export function FromField({ recognised, languages, value, onChoose }: Props) {
  const known = recognised === null ? null : text('from.known', { language: nameOf(recognised, languages) })
  return (
    <Field id="from" label={text('from')}>
      <Select
        id="from"
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        options={[
          { value: '', label: known ?? text('from.unknown') },
          ...languages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </Field>
  )
}

/** In English: ours, or the browser's name of a language without phrases. */
function nameOf(code: string, languages: readonly PhraseLanguage[]): string {
  const own = languages.find((language) => language.code === code)
  return own?.name ?? new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}
