import { type ComponentProps, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import { overlaySlot } from './overlay-slot.ts'

type Props = Omit<ComponentProps<'section'>, 'className'> & {
  readonly label: string
  /** Escape, while the focus is inside. */
  readonly onEscape: () => void
}

/** A slip of paper over the page: it takes neither the focus nor the page away. */
export function OverlayPaper({ label, onEscape, ...rest }: Props) {
  const paper = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = paper.current
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    element?.addEventListener('keydown', leave)
    return () => element?.removeEventListener('keydown', leave)
  }, [onEscape])
  return createPortal(
    <section ref={paper} aria-label={label} className="overlay-corner overlay-shadow" {...rest} />,
    overlaySlot(),
  )
}
