import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly children: ReactNode }

export function BeforeSection({ title, children }: Props) {
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  )
}
