import type { ReactNode } from 'react'

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode }

/** As in a register: what it is about in the margin, what can be changed beside it. */
export function ProfileSection({ id, title, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[14rem_minmax(0,30rem)]"
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}
