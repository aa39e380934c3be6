import type { ReactNode } from 'react'

import type { ComboboxProps } from './combobox.tsx'
import { describedBy, Field } from './field.tsx'

/** What a box of places takes over from the form it stands in. */
export type PlaceBoxProps = Pick<
  ComboboxProps,
  'id' | 'name' | 'label' | 'placeholder' | 'className' | 'required' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> & {
  readonly defaultValue?: string | undefined
  /** Closes the list, and keeps it from opening. */
  readonly isClosed?: boolean | undefined
  /** Told on every change of the text, picked or typed. */
  readonly onTextChange?: ((text: string) => void) | undefined
}

/** Label, hint and error around it. */
export type PlaceFieldProps = Omit<PlaceBoxProps, 'aria-invalid' | 'aria-describedby' | 'name'> & {
  readonly name: string
  readonly hint?: string | undefined
  readonly error?: ReactNode
}

type Props = PlaceFieldProps & { readonly children: (box: PlaceBoxProps) => ReactNode }

/** Label, hint and error around a box of places, and their names tied to it. */
export function PlaceField({ id, name, hint, error, children, ...box }: Props) {
  const own = id ?? name
  const ties = { 'aria-invalid': Boolean(error), 'aria-describedby': describedBy(own, Boolean(hint), Boolean(error)) }
  return (
    <Field id={own} label={box.label} {...(hint && { hint })} error={error}>
      {children({ ...box, ...ties, id: own, name })}
    </Field>
  )
}
