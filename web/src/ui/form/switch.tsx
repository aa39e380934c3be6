/** A native checkbox with the role of a switch: it is submitted with the form and works before hydration. */
import type { ComponentProps } from 'react'

import { ToggleRow, type ToggleText } from './toggle-row.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> &
  ToggleText & { readonly onCheckedChange?: (isOn: boolean) => void }

// The native `checked` replaces `aria-checked`; both together may disagree. A browser restores forms on Back, but a
// setting may have changed elsewhere since.
const SWITCH = { type: 'checkbox', role: 'switch', autoComplete: 'off' } as const

/** For settings that take effect at once. A choice that is submitted with a form is a checkbox. */
export function Switch({ label, hint, id, className = '', onCheckedChange, ...rest }: Props) {
  return (
    <ToggleRow
      label={label}
      hint={hint}
      controlId={id}
      side="after"
      control={(names) => (
        <input
          {...SWITCH}
          className={`relative my-0.5 h-6 w-10.5 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunk transition-colors duration-150 before:absolute before:start-[3px] before:top-[3px] before:size-4 before:rounded-full before:bg-edge before:transition-[translate] before:duration-150 checked:border-tide checked:bg-tide checked:before:translate-x-4.5 checked:before:bg-on-tide disabled:cursor-not-allowed disabled:opacity-55 rtl:checked:before:-translate-x-4.5 forced-colors:appearance-auto forced-colors:before:hidden ${className}`}
          {...names}
          {...(onCheckedChange && { onChange: (event) => onCheckedChange(event.currentTarget.checked) })}
          {...rest}
        />
      )}
    />
  )
}
