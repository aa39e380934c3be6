import type { ReactNode } from 'react'

type Props = {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A section with its title in the margin, and its settings beside it. */
export function RegisterSection({ id, title, lead, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[14rem_minmax(0,30rem)]"
    >
      <div>
        <h2 id={id} className="scroll-mt-24 text-title">
          {title}
        </h2>
        {lead && <p className="mt-2 text-small text-soft">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
