import { type ReactNode, useId } from 'react'

export type ToggleText = { readonly label?: ReactNode; readonly hint?: ReactNode }

type Props = ToggleText & {
  readonly controlId: string | undefined
  readonly side: 'before' | 'after'
  readonly control: (names: { id: string; 'aria-describedby'?: string }) => ReactNode
}

/** The text is part of the target: the whole row can be tapped. */
export function ToggleRow({ label, hint, controlId, side, control }: Props) {
  const ownId = useId()
  const id = controlId ?? ownId
  const box = control({ id, ...(hint !== undefined && { 'aria-describedby': `${id}-hint` }) })
  if (label === undefined) return box
  return (
    <div className={`flex min-h-11 gap-x-3 py-2 ${side === 'after' ? 'flex-row-reverse justify-between' : ''}`}>
      {box}
      <div className="grid flex-1 gap-0.5">
        <label htmlFor={id} className="cursor-pointer leading-7 font-medium has-disabled:cursor-not-allowed">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-small text-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
