import { type PointerEvent, useRef } from 'react'

const FAR_PX = 120
const FAST_PX_PER_MS = 0.5

type Drag = { readonly fromY: number; readonly startedAt: number; byPx: number }

/** A sheet follows the finger downwards, closes when released far or fast enough, and slides back otherwise. */
export function useDragToClose(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return
    drag.current = { fromY: event.clientY, startedAt: event.timeStamp, byPx: 0 }
    event.currentTarget.setPointerCapture(event.pointerId)
    panel.current?.setAttribute('data-dragging', '')
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (!drag.current || !panel.current) return
    drag.current.byPx = Math.max(0, event.clientY - drag.current.fromY)
    panel.current.style.translate = `0 ${drag.current.byPx}px`
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const done = drag.current
    if (!done) return
    letGo()
    const speed = done.byPx / Math.max(1, event.timeStamp - done.startedAt)
    if (done.byPx > FAR_PX || (done.byPx > 24 && speed > FAST_PX_PER_MS)) onClose()
    else settle()
  }

  function onPointerCancel(): void {
    if (!drag.current) return
    letGo()
    settle()
  }

  function letGo(): void {
    drag.current = null
    panel.current?.removeAttribute('data-dragging')
  }

  function settle(): void {
    if (panel.current) panel.current.style.translate = ''
  }

  return { panel, handle: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}
