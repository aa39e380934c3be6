'use no memo'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { DeferredSection, deferredSection } from '../../ui/deferred/deferred-section.tsx'
import { frameText as text } from './frame-text.ts'
import { Glyph } from './glyph.tsx'

const panel = deferredSection(async () => ({ default: (await import('./tools-panel.tsx')).ToolsPanel }))

/**
 * Every tool, for windows too narrow for the links above. It opens without script; with it, it also closes by itself.
 */
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
        <DeferredSection section={panel} />
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
  // Focus beyond the last tool would be hidden under the panel.
  addEventListener('focusin', onLeave)
  return () => {
    removeEventListener('keydown', onKey)
    removeEventListener('pointerdown', onLeave)
    removeEventListener('focusin', onLeave)
  }
}
