'use no memo'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { frameText as text } from '../../text/frame.ts'
import { Later, laterPart } from '../../ui/later.tsx'
import { Glyph } from './glyph.tsx'

const panel = laterPart(async () => ({ default: (await import('./tools-panel.tsx')).ToolsPanel }))

/** Every tool, for windows too narrow for the links above. It opens without script; with it, it also closes by itself. */
export function ToolsMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [key])
  useEffect(() => closeWhenLeft(menu), [])
  return (
    <details ref={menu} className="group ms-2 flex items-stretch lg:hidden">
      <summary className="chart-label flex h-full min-w-11 cursor-pointer list-none items-center gap-2 ps-3 text-ink group-open:text-tide hover:text-tide [&::-webkit-details-marker]:hidden">
        <Glyph name="menu" />
        <span className="max-sm:sr-only">{text('menu')}</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain border-b border-edge bg-paper shadow-float">
        <Later part={panel} />
      </div>
    </details>
  )
}

function closeWhenLeft(menu: { readonly current: HTMLDetailsElement | null }): () => void {
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  const onLeave = ({ target }: Event): void => {
    if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
  }
  addEventListener('keydown', onKey)
  addEventListener('pointerdown', onLeave)
  // Whoever tabs on past the last tool would stand under the panel.
  addEventListener('focusin', onLeave)
  return () => {
    removeEventListener('keydown', onKey)
    removeEventListener('pointerdown', onLeave)
    removeEventListener('focusin', onLeave)
  }
}
