import type { Segment } from '@app/contracts/mail/staff-mail'

import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { Issue } from '../ask-office.ts'
import { FormField, valueOf } from '../form-field.tsx'
import { marketingText as text } from '../marketing-text.ts'

type Props = { readonly segment: Segment; readonly issues: readonly Issue[] }

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ja', 'ko', 'zh', 'ar', 'hi'] as const

/** Empty filters leave nobody out. */
export function SegmentFields({ segment, issues }: Props) {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return (
    <fieldset className="grid gap-4 rounded-control border border-line p-4">
      <legend className="px-1 font-semibold">{text('segment')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice name="account" chosen={segment.account} values={['with', 'without']} />
        <Choice name="plan" chosen={segment.plan} values={['free', 'trial', 'paid']} />
        <Choice name="engaged" chosen={segment.engaged} values={['opened', 'not-opened']} />
        <Field id="language" label={text('segment.language')}>
          <Select
            id="language"
            name="language"
            defaultValue={segment.language ?? ''}
            placeholder={text('segment.any')}
            options={LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }))}
          />
        </Field>
        <FormField
          name="confirmedFrom"
          type="date"
          label={text('segment.from')}
          issues={issues}
          defaultValue={segment.confirmedFrom ?? ''}
        />
        <FormField
          name="confirmedUntil"
          type="date"
          label={text('segment.until')}
          issues={issues}
          defaultValue={segment.confirmedUntil ?? ''}
        />
      </div>
    </fieldset>
  )
}

type ChoiceName = 'account' | 'plan' | 'engaged'
type Value = 'with' | 'without' | 'free' | 'trial' | 'paid' | 'opened' | 'not-opened'
type ChoiceProps = { readonly name: ChoiceName; readonly chosen: Value | undefined; readonly values: readonly Value[] }

function Choice({ name, chosen, values }: ChoiceProps) {
  return (
    <Field id={name} label={text(`segment.${name}`)}>
      <Select
        id={name}
        name={name}
        defaultValue={chosen ?? ''}
        placeholder={text('segment.any')}
        options={values.map((value) => ({ value, label: text(`segment.${value}`) }))}
      />
    </Field>
  )
}

export function readSegment(form: HTMLFormElement): Segment {
  const names = ['account', 'plan', 'engaged', 'language', 'confirmedFrom', 'confirmedUntil'] as const
  const chosen = names.map((name) => [name, valueOf(form, name)] as const).filter(([, value]) => value !== '')
  // The server checks each against its closed set.
  return Object.fromEntries(chosen) as Segment
}
