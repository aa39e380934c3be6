import { type ComponentType, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'

type Load = () => Promise<{ readonly default: ComponentType }>

type Props = {
  /** Made once outside of any component, by `laterPart`. */
  readonly part: ComponentType
  /** Keeps the room of what is coming, so that nothing jumps. */
  readonly className?: string
}

export function laterPart(load: Load): ComponentType {
  return lazy(load)
}

const NEARLY_VISIBLE = '400px'

/**
 * A section drawn on the server whose script is fetched only when it comes near the screen. Until then the server's
 * HTML stays as it is: React is told that the element has no children of its own.
 */
export function Later({ part: Part, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isHydrating = useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  )
  const [wasDrawn] = useState(isHydrating)
  const [isWanted, setWanted] = useState(!isHydrating)
  const [html, setHtml] = useState('')
  useEffect(() => {
    const element = box.current
    if (isWanted || !element) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setHtml(element.innerHTML)
        setWanted(true)
      },
      { rootMargin: NEARLY_VISIBLE },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isWanted])
  if (typeof document === 'undefined')
    return (
      <div className={className}>
        <Part />
      </div>
    )
  const before = (
    <div ref={box} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
  if (wasDrawn && !isWanted) return before
  return (
    <Suspense fallback={before}>
      <div className={className}>
        <Part />
      </div>
    </Suspense>
  )
}

function noChange(): () => void {
  return () => undefined
}
