import type { ReactNode } from 'react'

export type PanelProps = { readonly isPage?: boolean }
type Props = PanelProps & {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** An area of the dashboard, or a page of its own for roles that may not open the dashboard. */
export function OfficePanel({ id, title, lead, isPage, children }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section aria-labelledby={`office-${id}`} className="grid gap-8 pt-4">
      <div>
        <Heading id={`office-${id}`} className={isPage ? 'text-heading' : 'text-title'}>
          {title}
        </Heading>
        <p className="mt-2 max-w-[65ch] text-soft">{lead}</p>
      </div>
      {children}
    </section>
  )
}

type PartProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode }

export function OfficePart({ title, action, children }: PartProps) {
  return (
    <section className="grid min-w-0 gap-4 border-t border-edge pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lead font-semibold">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  )
}
