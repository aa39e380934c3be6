import X from 'lucide-react/icons/x'

import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select, type SelectOption } from '../../ui/form/select.tsx'
import { profileText as text } from './profile-text.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly add: string
  readonly codes: readonly string[]
  readonly options: readonly SelectOption[]
  readonly nameOf: (code: string) => string
  readonly most: number
  readonly isReady: boolean
  readonly onChange: (codes: readonly string[]) => void
}

/** A short list in order of use: the first entry is the default, and any other can be moved there. */
export function CodeListField({ id, label, hint, add, codes, options, nameOf, most, isReady, onChange }: Props) {
  return (
    <div className="grid gap-2">
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      {codes.length > 0 ? (
        <ol aria-labelledby={`${id}-label`} className="border-t border-line">
          {codes.map((code, index) => (
            <Row
              key={code}
              code={code}
              name={nameOf(code)}
              isFirst={index === 0}
              onFirst={() => onChange([code, ...codes.filter((other) => other !== code)])}
              onRemove={() => onChange(codes.filter((other) => other !== code))}
            />
          ))}
        </ol>
      ) : (
        <p className={`text-small text-soft ${isReady ? '' : 'invisible'}`}>{text('list.none')}</p>
      )}
      {codes.length < most && (
        <Field id={id} label={add} hint={hint}>
          <Select
            // Empty again after each choice.
            key={codes.join(' ')}
            id={id}
            disabled={!isReady}
            placeholder="–"
            options={options.filter(({ value }) => !codes.includes(value))}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget: { value } }) => value !== '' && onChange([...codes, value])}
          />
        </Field>
      )}
    </div>
  )
}

type RowProps = {
  readonly code: string
  readonly name: string
  readonly isFirst: boolean
  readonly onFirst: () => void
  readonly onRemove: () => void
}

function Row({ code, name, isFirst, onFirst, onRemove }: RowProps) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line">
      <span className="chart-label w-8 shrink-0 text-soft">{code.toUpperCase()}</span>
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {isFirst ? (
        <span className="chart-label text-soft">{text('list.first')}</span>
      ) : (
        <button type="button" className="chart-label min-h-11 px-1 text-tide hover:underline" onClick={onFirst}>
          {text('list.make-first', { name })}
        </button>
      )}
      <Button variant="ghost" size="icon" aria-label={text('list.remove', { name })} onClick={onRemove}>
        <X className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </li>
  )
}
