import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

import type { ComboboxOption, FindOptions } from './combobox-option.ts'
import { holdOverlays } from './overlay-queue.ts'
import { useLeaving } from './use-leaving.ts'
import { useOptionSearch } from './use-option-search.ts'
import { useTypedEarly } from './use-typed-early.ts'

/** Narrower, a notice spans the foot of the page, where the list opens; wider, it stands in a corner (overlays.css). */
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
  /** What the list is about; null while it is closed. */
  const [query, setQuery] = useState<string | null>(null)
  // By its value, so that an answer that comes while somebody walks through the list leaves them where they are.
  const [pointed, setPointed] = useState<string | null>(null)
  const [chosen, setChosen] = useState('')
  // Let go again, a list that was held closed waits for the next key.
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
    // Nothing marked counts as the place before the first, so that "up" begins at the end.
    if (places > 0) setActive(active < 0 && by < 0 ? places - 1 : (active + by + places) % places)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes a word, the keys belong to it.
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

/** A form that watches what is typed learns of what is chosen too; React itself sees no change and asks nothing. */
function fill(field: HTMLInputElement | null, text: string): void {
  if (!field) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
