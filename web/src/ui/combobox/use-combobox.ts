import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  type RefObject,
  useEffectEvent,
} from 'react'

import { holdOverlays } from '../overlay/overlay-queue.ts'
import type { ComboboxOption, FindOptions } from './combobox-option.ts'
import { useOptionSearch } from './use-option-search.ts'

const BLUR_MS = 150

/** For `onBlur`: a sliding finger, or a screen reader's cursor in the list, does not count as leaving. */
function useLeaving(box: RefObject<HTMLElement | null>, onLeave: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!box.current?.contains(document.activeElement)) onLeave()
    }, BLUR_MS)
  }
}

/**
 * Below this width a notice spans the bottom of the page, where the list opens; above, it is in a corner
 * (overlays.css).
 */
const CORNER_FROM_PX = 768

type Wishes = {
  readonly find: FindOptions
  readonly minChars: number
  readonly isClosed: boolean
  readonly onSelect: (option: ComboboxOption) => void
}

/** The keys and states of a combobox with a list: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function useCombobox({ find, minChars, isClosed, onSelect }: Wishes) {
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  /** The query of the list; null while it is closed. */
  const [query, setQuery] = useState<string | null>(null)
  // By value, so that a late answer does not move the marked option.
  const [pointed, setPointed] = useState<string | null>(null)
  const [chosen, setChosen] = useState('')
  // After being held closed, a list waits for the next key.
  if (isClosed && query !== null) setQuery(null)
  const { status, options, note } = useOptionSearch(isClosed ? null : query, find)
  const isOpen = query !== null && !isClosed && (status !== 'loading' || options.length > 0)
  const active = options.findIndex(({ value }) => value === pointed)
  const setActive = (place: number): void => setPointed(options[place]?.value ?? null)

  function open(text: string): void {
    const wanted = text.trim()
    setPointed(null)
    setQuery(Array.from(wanted).length >= minChars && !isClosed ? wanted : null)
  }

  function close(): void {
    setQuery(null)
    setPointed(null)
  }

  function choose(option: ComboboxOption): void {
    setChosen(option.value)
    close()
    fill(input.current, option.label)
    onSelect(option)
  }

  function onChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void {
    setChosen('')
    open(value)
  }

  function move(by: 1 | -1): void {
    if (query === null) return open(input.current?.value ?? '')
    const places = options.length
    // No marked option counts as the position before the first, so that "up" starts at the end.
    if (places > 0) setActive(active < 0 && by < 0 ? places - 1 : (active + by + places) % places)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // During input method composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const marked = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen && marked) {
      event.preventDefault()
      choose(marked)
    } else if (event.key === 'Escape' && query !== null) {
      event.preventDefault()
      close()
      input.current?.blur()
    } else if (event.key === 'Tab') close()
  }

  useTypedEarly(input, open)
  const onBlur = useLeaving(box, close)
  useEffect(() => (isOpen && isUnderNotice(box.current) ? holdOverlays() : undefined), [isOpen])
  const isWaiting = query !== null && status === 'loading'
  const state = { isOpen, isWaiting, active, chosen, status, options, note }
  return { box, input, ...state, open, choose, setActive, onChange, onBlur, onKeyDown }
}

function isUnderNotice(box: HTMLElement | null): boolean {
  if (innerWidth < CORNER_FROM_PX) return true
  const notice = document.querySelector('.overlay-corner')?.getBoundingClientRect()
  const list = box?.querySelector('[role="listbox"]')?.getBoundingClientRect()
  if (!notice || !list) return false
  const isBeside = list.left >= notice.right || list.right <= notice.left
  return !isBeside && list.bottom > notice.top && list.top < notice.bottom
}

/** A form that listens to input is notified of a choice too; React itself sees no change and does not search. */
function fill(field: HTMLInputElement | null, text: string): void {
  if (!field) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A page may be typed into before hydration: then the field has focus and its text was not handled yet. */
function useTypedEarly(input: RefObject<HTMLInputElement | null>, onTyped: (text: string) => void): void {
  const hear = useEffectEvent(() => {
    const field = input.current
    if (field && field === document.activeElement && field.value !== field.defaultValue) onTyped(field.value)
  })
  useEffect(() => {
    const timer = setTimeout(hear)
    return () => clearTimeout(timer)
  }, [])
}
