import type { ReactNode } from 'react'

type Props = { readonly name: string; readonly note?: string; readonly children: (chart: 'day' | 'night') => ReactNode }

/** One part of the design system, in both themes. */
export function Specimen({ name, note, children }: Props) {
  const id = name.toLowerCase().replaceAll(/\W+/g, '-')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="gallery-part">
      <h2 id={`${id}-title`} className="text-title">
        {name}
      </h2>
      {note && <p className="text-small text-soft">{note}</p>}
      <div className="gallery-charts">
        <div className="gallery-day">{children('day')}</div>
        <div className="gallery-night">{children('night')}</div>
      </div>
    </section>
  )
}

export function Row({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <div className="gallery-labelled">
      {label && <p className="chart-label caps text-soft">{label}</p>}
      <div className="gallery-row">{children}</div>
    </div>
  )
}
