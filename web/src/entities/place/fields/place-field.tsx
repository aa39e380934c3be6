import type { ReactNode } from 'react'

import type { ComboboxProps } from '../../../ui/combobox/combobox.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'

/** The props that a place box takes from its form. */
export type PlaceBoxProps = Pick<
  ComboboxProps,
  'id' | 'name' | 'label' | 'placeholder' | 'className' | 'required' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> & {
  readonly defaultValue?: string | undefined
  /** Closes the list, and keeps it from opening. */
  readonly isClosed?: boolean | undefined
  /** Called on every change of the text, picked or typed. */
  readonly onTextChange?: ((text: string) => void) | undefined
}

/** Label, hint and error around it. */
export type PlaceFieldProps = Omit<PlaceBoxProps, 'aria-invalid' | 'aria-describedby' | 'name'> & {
  readonly name: string
  readonly hint?: string | undefined
  readonly error?: ReactNode
}

type Props = PlaceFieldProps & { readonly children: (box: PlaceBoxProps) => ReactNode }

/** Label, hint and error around a place box, linked to it for screen readers. */
export function PlaceField({ id, name, hint, error, children, ...box }: Props) {
  const own = id ?? name
  const ties = { 'aria-invalid': Boolean(error), 'aria-describedby': describedBy(own, Boolean(hint), Boolean(error)) }
  return (
    <Field id={own} label={box.label} {...(hint && { hint })} error={error}>
      {children({ ...box, ...ties, id: own, name })}
    </Field>
  )
}
