import { type ComponentProps, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import { overlaySlot } from './overlay-slot.ts'

type Props = Omit<ComponentProps<'section'>, 'className'> & {
  readonly label: string
  /** Escape, while the focus is inside. */
  readonly onEscape: () => void
}

/** A panel over the page that takes neither the focus nor blocks the page. */
export function OverlayPanel({ label, onEscape, ...rest }: Props) {
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
