/** A native <progress> drawn as a scale bar: its length needs no `style` attribute. */
import { useId } from 'react'

import { Button } from '../button.tsx'
import { uiText as text } from '../ui-text.ts'

type Props = {
  readonly label: string
  /** Left out when the duration is unknown. */
  readonly value?: number
  readonly max?: number
  /** The value in words: “12 of 40 MB”. */
  readonly valueText?: string
  /** A long job can be stopped. */
  readonly onStop?: () => void
}

export function Progress({ label, value, max = 100, valueText, onStop }: Props) {
  const id = useId()
  const share = value === undefined ? undefined : `${Math.round((value / max) * 100)} %`
  return (
    <div className="flex items-center gap-4">
      <div className="grid flex-1 gap-1.5">
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor={id} className="text-small font-medium">
            {label}
          </label>
          <span className="chart-label text-soft">{valueText ?? share}</span>
        </div>
        <progress
          id={id}
          className="scale-bar"
          max={max}
          {...(value !== undefined && { value })}
          {...(valueText && { 'aria-valuetext': valueText })}
        />
      </div>
      {onStop && (
        <Button variant="outline" size="sm" onClick={onStop}>
          {text('stop')}
        </Button>
      )}
    </div>
  )
}
