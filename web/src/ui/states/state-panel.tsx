import type { ReactNode } from 'react'

type Props = {
  readonly role?: 'alert' | 'status'
  readonly mark: ReactNode
  readonly title: string
  readonly heading?: 'h2' | 'h3' | 'h4'
  readonly text?: ReactNode
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** In place of a list: a small drawing, the state, and the next step. Aligned to the start, not centred. */
export function StatePanel({ role, mark, title, heading: Heading = 'h2', text, note, children }: Props) {
  return (
    <section
      {...(role && { role })}
      className="grid gap-x-8 gap-y-5 rounded-sheet border border-line bg-raised p-6 sm:grid-cols-[auto_1fr] sm:items-center sm:p-8"
    >
      <svg viewBox="0 0 120 80" className="w-30 shrink-0" fill="none" aria-hidden="true">
        <path d="M.5.5h119v79H.5z" className="stroke-line" />
        <path d="M.5 26.5h119M.5 53.5h119M40.5.5v79M80.5.5v79" className="stroke-line" strokeDasharray="1 3" />
        {mark}
      </svg>
      <div className="grid justify-items-start gap-2">
        <Heading className="text-title">{title}</Heading>
        {text && <p className="max-w-[60ch] text-soft">{text}</p>}
        {note && <p className="chart-label text-soft">{note}</p>}
        {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
      </div>
    </section>
  )
}
