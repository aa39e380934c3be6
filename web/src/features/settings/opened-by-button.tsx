import { type ReactNode, useEffect, useRef, useState } from 'react'

import { Button } from '../../ui/button.tsx'

type Props = { readonly label: string; readonly children: (close: () => void) => ReactNode }

/** A rarely used form, hidden behind its button. The focus moves in and returns. */
export function OpenedByButton({ label, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    // Never opened.
    if (isOpen === null) return
    place.current?.querySelector<HTMLElement>('input:not([type="hidden"]), button')?.focus()
  }, [isOpen])
  return (
    <div ref={place}>
      {isOpen === true ? (
        children(() => setOpen(false))
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
