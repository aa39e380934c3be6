import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

import type { ComboboxOption, FindOptions } from './combobox-option.ts'
import { useOptionSearch } from './use-option-search.ts'

type Wishes = {
  readonly find: FindOptions
  readonly minChars: number
  readonly onSelect: ((option: ComboboxOption) => void) | undefined
}

/** The keys and states of a combobox with a list: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function useCombobox({ find, minChars, onSelect }: Wishes) {
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  // By its value, so that an answer that comes while somebody walks through the list leaves them where they are.
  const [pointed, setPointed] = useState<string | null>(null)
  const [chosen, setChosen] = useState('')
  const { status, options } = useOptionSearch(isOpen ? query : null, find)
  const active = options.findIndex(({ value }) => value === pointed)
  const setActive = (place: number): void => setPointed(options[place]?.value ?? null)

  function open(text: string): void {
    setPointed(null)
    setQuery(text.trim())
    setOpen(text.trim().length >= minChars)
  }

  function close(): void {
    setOpen(false)
    setPointed(null)
  }

  function choose(option: ComboboxOption): void {
    if (input.current) input.current.value = option.label
    setChosen(option.value)
    close()
    onSelect?.(option)
  }

  function onChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void {
    setChosen('')
    open(value)
  }

  function move(by: 1 | -1): void {
    if (!isOpen) return open(input.current?.value ?? '')
    const places = options.length
    // Nothing marked counts as the place before the first, so that "up" begins at the end.
    if (places > 0) setActive(active < 0 && by < 0 ? places - 1 : (active + by + places) % places)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // While an input method composes a word, the keys belong to it.
    if (event.nativeEvent.isComposing) return
    const marked = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen && marked) {
      event.preventDefault()
      choose(marked)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Tab') close()
  }

  return { input, isOpen, active, chosen, status, options, open, close, choose, setActive, onChange, onKeyDown }
}
