import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'

import { Input } from '../../../ui/form/input.tsx'
import { passwordText as text } from './password-text.ts'

/** The password can be shown; the button's state tells screen readers whether it is. */
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
