import type { Airport } from '@app/datasets/airports'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'

import { loadFlightFacts } from '../../ui/chart/load-flight-facts.ts'

const MOST_OPTIONS = 6

/** The label goes into the field, so that its code stays in view. */
export type AirportOption = Airport & { readonly label: string }

/** The field keeps its own text (uncontrolled), so nothing typed before the page came alive is lost. */
export function useAirportOptions(name: string) {
  const field = useRef<HTMLInputElement>(null)
  const [options, setOptions] = useState<readonly AirportOption[]>([])
  const [isOpen, setOpen] = useState(false)
  // By its code, so that an answer that comes while somebody walks through the list leaves them where they are.
  const [pointed, setPointed] = useState('')

  const active = options.findIndex(({ code }) => code === pointed)
  const isShown = isOpen && options.length > 0

  async function suggest(typed: string): Promise<void> {
    const { airportLabel, searchAirports } = await loadFlightFacts()
    // Answers may come late: only what is still in the field counts.
    if (field.current?.value !== typed) return
    setOptions(searchAirports(typed, MOST_OPTIONS).map((airport) => ({ ...airport, label: airportLabel(airport) })))
    setOpen(true)
  }

  function pick({ label }: AirportOption): void {
    if (field.current) field.current.value = label
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isShown) return
    const chosen = options[active]
    if (event.key === 'ArrowDown') setPointed(options[(active + 1) % options.length]?.code ?? '')
    else if (event.key === 'ArrowUp') setPointed(options.at(active <= 0 ? -1 : active - 1)?.code ?? '')
    else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else return
    event.preventDefault()
  }

  const input: ComponentProps<'input'> = {
    ref: field,
    onInput: (event) => {
      setPointed('')
      void suggest(event.currentTarget.value)
    },
    onKeyDown,
    onBlur: () => setOpen(false),
  }
  return { options, isShown, active, input, listbox: `${name}-options`, pick }
}
