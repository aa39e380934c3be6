import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

type Props = {
  /** A few words, never anything required: touch screens have no hover. */
  readonly label: string
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  /** A focusable element with its own name. */
  readonly children: ReactElement
}

const HESITATION_MS = 300

export function Tooltip({ label, side = 'top', children }: Props) {
  return (
    <Radix.Provider delayDuration={HESITATION_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 rounded-control border border-transparent bg-ink px-2.5 py-1.5 text-small text-paper shadow-float data-[state=closed]:animate-vanish data-[state=delayed-open]:animate-appear data-[state=instant-open]:animate-appear"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
