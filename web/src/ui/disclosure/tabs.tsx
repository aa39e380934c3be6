/**
 * Tabs by the ARIA pattern. Not Radix: its tabs write `style` attributes into the server's HTML, which the content
 * security policy refuses (decision 17).
 */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'

export type TabItem<Value extends string = string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly content: ReactNode
}

type Props<Value extends string> = {
  /** The accessible name of the choice. */
  readonly label: string
  readonly tabs: readonly TabItem<Value>[]
  readonly defaultValue?: NoInfer<Value>
  readonly value?: NoInfer<Value>
  readonly onValueChange?: (value: Value) => void
  /** `all` keeps typed text in the other tabs; `active` avoids rendering them. */
  readonly mount?: 'all' | 'active'
  /** `fill` shares the width among the tabs. */
  readonly width?: 'content' | 'fill'
}

export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, mount = 'all', width = 'content', onValueChange } = props
  const id = useId()
  const [inner, setInner] = useState(props.defaultValue ?? tabs[0]?.value)
  const active = props.value ?? inner
  const list = useStripShowing(active)

  function choose(value: Value): void {
    setInner(value)
    onValueChange?.(value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const next = nextTab(event, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    choose(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="scroll-strip flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ value, label: name }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            aria-controls={`${id}-panel-${value}`}
            aria-selected={value === active}
            tabIndex={value === active ? 0 : -1}
            onClick={() => choose(value)}
            className={`min-h-11 shrink-0 cursor-pointer border-b-2 border-transparent px-4 text-small font-semibold whitespace-nowrap text-soft transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-signal aria-selected:text-ink ${width === 'fill' ? 'flex-1' : ''}`}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          hidden={value !== active}
          tabIndex={0}
          className="pt-5 focus-visible:outline-offset-4"
        >
          {(mount === 'all' || value === active) && content}
        </div>
      ))}
    </div>
  )
}

/**
 * A link may open a tab that a narrow strip hides. Only the strip scrolls: `scrollIntoView` would scroll the page too.
 */
function useStripShowing(active: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
    if (!strip || !tab) return
    const room = strip.getBoundingClientRect()
    if (tab.left >= room.left && tab.right <= room.right) return
    strip.scrollLeft += (tab.left + tab.right - room.left - room.right) / 2
  }, [active])
  return list
}

/** Arrow keys wrap around, and follow the reading direction. */
function nextTab({ key, target, currentTarget }: KeyboardEvent<HTMLElement>, count: number): number | null {
  const now = [...currentTarget.querySelectorAll('[role="tab"]')].indexOf(target as Element)
  if (now < 0) return null
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (now + 1) % count
  if (key === backward) return (now + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
