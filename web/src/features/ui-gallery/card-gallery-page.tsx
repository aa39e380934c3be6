import './gallery.css'
import type { ReactNode } from 'react'

import { Specimen } from './specimen.tsx'

type Props = {
  readonly specimens: readonly { readonly name: string; readonly note?: string; readonly shown: ReactNode }[]
}

/** The cards of the assistant in both themes; the route passes them in, because features do not import each other. */
export function CardGalleryPage({ specimens }: Props) {
  return (
    <div className="page-width gallery">
      <div>
        <p className="chart-label caps text-signal">Development only</p>
        <h1 className="text-heading">The cards of an answer</h1>
      </div>
      {specimens.map(({ name, note, shown }) => (
        <Specimen key={name} name={name} {...(note !== undefined && { note })}>
          {() => shown}
        </Specimen>
      ))}
    </div>
  )
}
