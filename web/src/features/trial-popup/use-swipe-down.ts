import { type PointerEvent, useState } from 'react'

const THRESHOLD_PX = 80

/** The paper follows the finger; more than 80 px down puts it away. */
export function useSwipeDown(onSwipe: () => void) {
  const [startY, setStartY] = useState<number | null>(null)
  const [offset, setOffset] = useState(0)
  const stop = (): void => {
    setStartY(null)
    setOffset(0)
  }
  return {
    offset,
    handlers: {
      onPointerDown({ pointerType, clientY, target }: PointerEvent) {
        const isControl = target instanceof Element && target.closest('input, button, a') !== null
        if (pointerType !== 'mouse' && !isControl) setStartY(clientY)
      },
      onPointerMove({ clientY }: PointerEvent) {
        if (startY !== null) setOffset(Math.max(0, clientY - startY))
      },
      onPointerUp({ clientY }: PointerEvent) {
        if (startY !== null && clientY - startY > THRESHOLD_PX) onSwipe()
        stop()
      },
      onPointerCancel: stop,
    },
  }
}
