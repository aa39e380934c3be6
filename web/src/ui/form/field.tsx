import type { ReactNode } from 'react'

export const CONTROL =
  'block min-h-12 rounded-control border border-edge bg-raised px-3.5 text-ellipsis text-ink ' +
  'placeholder:text-soft hover:border-tide aria-invalid:border-signal aria-invalid:border-2 ' +
  'disabled:cursor-not-allowed disabled:opacity-55'

type Props = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error?: ReactNode
  readonly children: ReactNode
}

/** Label above, hint below, error beside the field; the control references both by `${id}-hint` and `${id}-error`. */
export function Field({ id, label, hint, error, children }: Props) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {error && (
        <div id={`${id}-error`} role="alert" className="text-small font-medium text-signal">
          {error}
        </div>
      )}
    </div>
  )
}

export function describedBy(id: string, hint: boolean, error: boolean): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
