import { type ReactNode, useState } from 'react'

import { Button } from '../../ui/button.tsx'

type Props = { readonly label: string; readonly children: (close: () => void) => ReactNode }

/** A form that most visits do not need waits behind its button; the page stays calm. */
export function OpenedByButton({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return children(() => setOpen(false))
  return (
    <Button variant="outline" onClick={() => setOpen(true)}>
      {label}
    </Button>
  )
}
