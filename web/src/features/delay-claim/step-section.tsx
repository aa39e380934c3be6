import type { ReactNode } from 'react'

type Props = { readonly id: string; readonly title: string; readonly note?: string; readonly children: ReactNode }

/** A step after the answer, under its own heading. */
export function StepSection({ id, title, note, children }: Props) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="text-lead">
        {title}
      </h3>
      {note && <p className="mt-1 max-w-[58ch] text-small text-soft">{note}</p>}
      <div className="mt-3 border-t border-line">{children}</div>
    </section>
  )
}
