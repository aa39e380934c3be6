'use no memo'
import { useSyncExternalStore } from 'react'

import { frameText as text } from './frame-text.ts'
import { Glyph } from './glyph.tsx'

const AFTER_PX = 300

export function BackToTop() {
  const isFarDown = useSyncExternalStore(
    listen,
    () => scrollY > AFTER_PX,
    () => false,
  )
  if (!isFarDown) return null
  return (
    <button
      type="button"
      aria-label={text('to-top')}
      onClick={goUp}
      className="to-top fixed end-6 z-20 grid size-12 cursor-pointer place-items-center rounded-full border border-edge bg-paper text-tide shadow-float hover:border-tide hover:text-tide-deep"
    >
      <Glyph name="north" />
    </button>
  )
}

/** The focus moves up too, or the next Tab would jump down again. */
function goUp(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('content')?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}

function listen(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}
