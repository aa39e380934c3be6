import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'

import { Proof, type Proving } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'

type Props = { readonly text: string; readonly claims: readonly Proving[] }

/** Long enough to move the pointer from the fact onto its popup. */
const GRACE_MS = 180

/**
 * A fact, and on tap, click or hover a popup with its source. The popup is positioned by the layout alone: without
 * offsets it appears below the line of the fact, and it spans the paragraph, so that it never leaves a narrow sheet.
 */
export function FactMark({ text: fact, claims }: Props) {
  const { text } = useCardWords()
  const [isOpen, setOpen] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const isOfGuide = claims.some(({ status }) => status === 'editorial')
  const enter = ({ pointerType }: PointerEvent): void => {
    clearTimeout(leaving.current)
    if (pointerType === 'mouse') setOpen(true)
  }
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') leaving.current = setTimeout(() => setOpen(false), GRACE_MS)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      setOpen(!isOpen)
    }
    if (event.key !== 'Escape' || !isOpen) return
    // It closes the popup without also stopping the answer.
    event.stopPropagation()
    setOpen(false)
  }
  return (
    <span role="presentation" onPointerEnter={enter} onPointerLeave={leave} onBlur={closeUnless(setOpen)}>
      {/* Not a button element, which would not break across lines. */}
      <span
        role="button"
        tabIndex={0}
        aria-expanded={isOpen}
        aria-controls={id}
        title={text('proof.show')}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        className={`cursor-help font-medium underline decoration-edge underline-offset-4 hover:text-tide hover:decoration-tide ${isOfGuide ? 'decoration-dashed' : 'decoration-dotted'}`}
      >
        <bdi>{fact}</bdi>
      </span>
      {isOpen && (
        <span
          id={id}
          role="note"
          className="absolute inset-x-0 z-20 mt-1.5 block w-fit max-w-[min(100%,26rem)] animate-appear rounded-control border border-edge bg-raised px-3.5 py-2 font-normal whitespace-normal shadow-float"
        >
          <Proof claims={claims} />
        </span>
      )}
    </span>
  )
}

/** Focus on the link in the popup keeps it open. */
function closeUnless(setOpen: (isOpen: boolean) => void) {
  return (event: { currentTarget: Element; relatedTarget: EventTarget | null }): void => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!isInside) setOpen(false)
  }
}
