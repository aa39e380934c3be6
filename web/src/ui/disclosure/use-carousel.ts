import { type FocusEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

const SCROLL_RESTS_MS = 120
const REDUCED = '(prefers-reduced-motion: reduce)'

type Wishes = { readonly count: number; readonly intervalMs: number }

/** The position of the strip, and a timer that advances it while it is not in use. */
export function useCarousel({ count, intervalMs }: Wishes) {
  const strip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const isCalm = useSyncExternalStore(onCalmChange, isCalmWanted, () => true)
  const isPlaying = !isStopped && !isCalm && count > 1

  function goTo(next: number): void {
    setPlace(next)
    scrollTo(strip.current, next, isCalm)
  }

  /**
   * In a strip that shows several slides the last ones cannot reach its start: from the end it returns to the first.
   */
  function step(by: 1 | -1): void {
    const isOver = by > 0 ? place >= count - 1 || isAtEnd(strip.current) : place <= 0
    if (isOver) goTo(by > 0 ? 0 : count - 1)
    else goTo(place + by)
  }

  const tick = useEffectEvent(() => step(1))
  useEffect(() => {
    if (!isPlaying || isHeld) return
    const clock = setInterval(() => {
      if (!document.hidden) tick()
    }, intervalMs)
    return () => clearInterval(clock)
  }, [isPlaying, isHeld, intervalMs])

  useEffect(() => {
    const element = strip.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => setPlace(nearestSlide(element)), SCROLL_RESTS_MS)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
    }
  }, [])

  const holds = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHeld(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  }
  return { strip, place, isPlaying, isCalm, holds, step, setStopped }
}

function scrollTo(strip: HTMLElement | null, place: number, isCalm: boolean): void {
  const slide = strip?.children[place]
  if (!strip || !slide) return
  strip.scrollBy({ left: startGap(strip, slide), behavior: isCalm ? 'auto' : 'smooth' })
}

/** The distance of a slide from the strip's start, in either reading direction. */
function startGap(strip: Element, slide: Element): number {
  const [outer, inner] = [strip.getBoundingClientRect(), slide.getBoundingClientRect()]
  return getComputedStyle(strip).direction === 'rtl' ? inner.right - outer.right : inner.left - outer.left
}

function nearestSlide(strip: HTMLElement): number {
  const gaps = [...strip.children].map((slide) => Math.abs(startGap(strip, slide)))
  return gaps.indexOf(Math.min(...gaps))
}

function isAtEnd(strip: HTMLElement | null): boolean {
  if (!strip || strip.scrollWidth <= strip.clientWidth) return false
  return Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 2
}

function isCalmWanted(): boolean {
  return matchMedia(REDUCED).matches
}

function onCalmChange(onChange: () => void): () => void {
  const wish = matchMedia(REDUCED)
  wish.addEventListener('change', onChange)
  return () => wish.removeEventListener('change', onChange)
}
