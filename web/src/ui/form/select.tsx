/**
 * A styled native select: it works before hydration, opens the phone's picker, follows the reading direction, and is
 * submitted with the form. Radix Select costs 29 kB and injects a <style> (decision 17).
 */
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'

import { CONTROL } from './field.tsx'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }
export type SelectGroup = { readonly label: string; readonly options: readonly SelectOption[] }

type Props = ComponentProps<'select'> & {
  readonly options: readonly SelectOption[]
  /** Further options under titles of their own, after the others. */
  readonly groups?: readonly SelectGroup[]
  /** Shown until an option is chosen; with `required` it cannot be submitted. */
  readonly placeholder?: string
}

export function Select({ options, groups, placeholder, className = '', ...rest }: Props) {
  const isOpenEnded = placeholder !== undefined && rest.value === undefined
  return (
    <span className={`relative block ${className}`}>
      <select
        className={`${CONTROL} w-full cursor-pointer appearance-none pe-11`}
        {...(isOpenEnded && rest.defaultValue === undefined && { defaultValue: '' })}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options options={options} />
        {groups?.map(({ label, options: inGroup }) => (
          <optgroup key={label} label={label}>
            <Options options={inGroup} />
          </optgroup>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-soft"
        strokeWidth={1.75}
        aria-hidden="true"
      />
    </span>
  )
}

function Options({ options }: { readonly options: readonly SelectOption[] }) {
  return options.map(({ value, label, disabled }) => (
    // An older browser has other names for a few countries and currencies: the server's stay.
    <option key={value} value={value} disabled={disabled} suppressHydrationWarning>
      {label}
    </option>
  ))
}
