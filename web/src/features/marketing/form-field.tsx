import { type ComponentProps, useId } from 'react'

import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import type { Issue } from './ask-office.ts'

type Props = Omit<ComponentProps<'input'>, 'name' | 'id'> & {
  /** The name of the field in the request: its refusal is shown here. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly issues: readonly Issue[]
}

export function FormField({ name, label, hint, issues, ...rest }: Props) {
  // Several forms with a subject may be open at once.
  const id = `${name}${useId()}`
  const error = refusalOf(issues, name)
  return (
    <Field id={id} label={label} {...(hint && { hint })} error={error}>
      <Input id={id} name={name} autoComplete="off" {...wired(id, hint, error)} {...rest} />
    </Field>
  )
}

type AreaProps = Pick<Props, 'name' | 'label' | 'hint' | 'issues'> & { readonly defaultValue: string }

export function FormArea({ name, label, hint, issues, defaultValue }: AreaProps) {
  const id = `${name}${useId()}`
  const error = refusalOf(issues, name)
  return (
    <Field id={id} label={label} {...(hint && { hint })} error={error}>
      <Textarea id={id} name={name} rows={8} defaultValue={defaultValue} {...wired(id, hint, error)} />
    </Field>
  )
}

function refusalOf(issues: readonly Issue[], name: string): string | undefined {
  return issues.find(({ path }) => path.at(-1) === name)?.message
}

function wired(id: string, hint: string | undefined, error: string | undefined) {
  return {
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(id, hint !== undefined, error !== undefined),
  }
}

export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export function valueOrNull(form: HTMLFormElement, name: string): string | null {
  return valueOf(form, name) || null
}
