import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'

import { passwordText as text } from '../text/password.ts'
import { Input } from './input.tsx'

/** Can be looked at while it is typed; what it looks like is told to screen readers by the button's state. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={1024}
        className="pe-14"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={text(isShown ? 'hide' : 'show')}
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0.5 end-0.5 grid w-12 cursor-pointer place-items-center rounded-control text-soft hover:text-ink"
      >
        <Icon className="size-5" strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}
