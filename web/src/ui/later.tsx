import { type ComponentType, lazy, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'

import { keepTrying } from '../device/keep-trying.ts'
import { followLinks } from './follow-links.ts'

type Load = () => Promise<{ readonly default: ComponentType }>

export type LaterPart = {
  /** Marks its box in the page, so that `wakeVisible` finds it there. */
  readonly name: string | undefined
  /** For the server, which waits until it is there. */
  readonly Drawn: ComponentType
  load(): Promise<ComponentType>
  loaded?: ComponentType
  /** What the server had drawn, for somebody who comes back before the script was needed. */
  html: string
}

/** Made once, outside of any component. */
export function laterPart(load: Load, name?: string): LaterPart {
  const part: LaterPart = {
    name,
    Drawn: lazy(load),
    async load() {
      part.loaded ??= (await load()).default
      return part.loaded
    },
    html: '',
  }
  return part
}

/**
 * Before the page comes alive: parts in view are fetched first, so that they wake in place with everything typed into
 * them. Where the script does not arrive, the page comes alive without them and they try again by themselves.
 */
export async function wakeVisible(parts: readonly LaterPart[]): Promise<void> {
  if (typeof document === 'undefined') return
  const near = parts.filter(({ name }) => {
    const box = document.querySelector(`[data-later="${name}"]`)?.getBoundingClientRect()
    return box && box.top < innerHeight && box.bottom > 0
  })
  await Promise.allSettled(near.map((part) => part.load()))
}

type Props = {
  readonly part: LaterPart
  /** Keeps the room of what is coming, so that nothing jumps. */
  readonly className?: string
}

/**
 * A section drawn on the server whose script is fetched only when it comes into view. Until then the server's
 * HTML stays as it is: React is told that the element has no children of its own. (A Suspense boundary that waits to
 * be hydrated would do the same until the first change of a context, and then show its fallback.)
 */
export function Later({ part, className }: Props) {
  const before = useRef<HTMLDivElement>(null)
  const after = useRef<HTMLDivElement>(null)
  const carry = useRef<((to: HTMLElement) => void) | null>(null)
  const isHydrating = useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  )
  const [wasDrawn] = useState(isHydrating)
  const [Part, setPart] = useState<ComponentType | undefined>(() => part.loaded)
  const isWaiting = Part === undefined
  const navigate = useNavigate()

  useEffect(() => {
    const box = before.current
    if (!isWaiting || !box) return
    const stop = whenNear(box, async () => {
      const [Loaded, { carryOver }] = await Promise.all([part.load(), import('./carry-over.ts')])
      carry.current = carryOver(box)
      setPart(() => Loaded)
    })
    const stopFollowing = followLinks(box, (to) => void navigate(to))
    return () => {
      stop()
      stopFollowing()
      // A password manager or a reading aid writes styles into fields; as text of ours the policy would refuse them.
      for (const styled of box.querySelectorAll('[style]')) styled.removeAttribute('style')
      part.html = box.innerHTML
    }
  }, [isWaiting, part, navigate])

  useLayoutEffect(() => {
    if (after.current) carry.current?.(after.current)
    carry.current = null
  }, [isWaiting])

  const Ready = typeof document === 'undefined' ? part.Drawn : Part
  if (Ready)
    return (
      <div key="after" ref={after} className={className} data-later={part.name}>
        <Ready />
      </div>
    )
  return (
    <div
      key="before"
      ref={before}
      className={className}
      data-later={part.name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: wasDrawn ? '' : part.html }}
    />
  )
}

// What the server drew can be read and used as it is, and wakes when it is seen; an empty box is filled before that.
const DRAWN_MARGIN = '0px'
const EMPTY_MARGIN = '400px'

/** For as long as the script does not arrive: tries again after a while, and when the box or the signal comes back. */
function whenNear(box: Element, work: () => Promise<void>): () => void {
  let isNear = false
  let stop = (): void => undefined
  const attempt = (): void => {
    stop()
    if (isNear) stop = keepTrying(work)
  }
  const watcher = new IntersectionObserver(
    ([entry]) => {
      isNear = entry?.isIntersecting ?? false
      attempt()
    },
    { rootMargin: box.firstChild ? DRAWN_MARGIN : EMPTY_MARGIN },
  )
  watcher.observe(box)
  addEventListener('online', attempt)
  return () => {
    stop()
    watcher.disconnect()
    removeEventListener('online', attempt)
  }
}

function noChange(): () => void {
  return () => undefined
}
