/** A styled native checkbox: it is submitted with the form and works before hydration. */
import type { ComponentProps } from 'react'

import { ToggleRow, type ToggleText } from './toggle-row.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> &
  ToggleText & {
    /** Some of its options are chosen, not all. */
    readonly isMixed?: boolean
    readonly onCheckedChange?: (isChecked: boolean) => void
  }

export function Checkbox({ label, hint, id, isMixed = false, className = '', onCheckedChange, ...rest }: Props) {
  return (
    <ToggleRow
      label={label}
      hint={hint}
      controlId={id}
      side="before"
      control={(names) => (
        <input
          ref={(box) => {
            if (box) box.indeterminate = isMixed
          }}
          type="checkbox"
          className={`check-mark my-1 size-5 shrink-0 cursor-pointer appearance-none rounded-[4px] border border-edge bg-raised transition-colors duration-120 checked:border-tide checked:bg-tide indeterminate:border-tide indeterminate:bg-tide hover:border-tide disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-2 aria-invalid:border-signal forced-colors:appearance-auto ${className}`}
          {...names}
          {...(onCheckedChange && { onChange: (event) => onCheckedChange(event.currentTarget.checked) })}
          {...rest}
        />
      )}
    />
  )
}
