import LogOut from 'lucide-react/icons/log-out'
import { useEffect } from 'react'

import { Button } from '../../../ui/button.tsx'
import { discreetText as text } from './discreet-text.ts'

/** Harmless on a traveller's phone, and it opens without a network. */
const HARMLESS = '/currency-converter'
const PRESSES = 3
const WITHIN_MS = 1500

/** Replaces this page in the history of the tab, so that Back does not return to it. */
export function leaveQuickly(): void {
  location.replace(HARMLESS)
}

export function QuickExit() {
  useEffect(() => {
    let pressed: readonly number[] = []
    const watch = ({ key, timeStamp }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      pressed = [...pressed.filter((at) => timeStamp - at < WITHIN_MS), timeStamp]
      if (pressed.length >= PRESSES) leaveQuickly()
    }
    // Captured: a dialog that closes by Escape stops the key on its way.
    addEventListener('keydown', watch, true)
    return () => removeEventListener('keydown', watch, true)
  }, [])
  return (
    <Button variant="outline" size="sm" className="px-3!" aria-label={text('exit')} onClick={leaveQuickly}>
      <LogOut className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sm:hidden">{text('exit.short')}</span>
      <span className="max-sm:hidden">{text('exit')}</span>
    </Button>
  )
}
