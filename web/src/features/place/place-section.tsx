import type { ReactNode } from 'react'

type Props = {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A section of a place page: its title in the margin, the facts next to it. */
export function PlaceSection({ id, title, lead, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-14 gap-y-5 border-t border-edge py-9 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-14"
    >
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        {lead && <div className="mt-2 text-small text-soft lg:max-w-[26ch]">{lead}</div>}
      </div>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  )
}
