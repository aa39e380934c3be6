import type { SupportNote } from '@app/contracts/support/staff-support'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatMoment } from '../../text/format-moment.ts'
import { deskText as text } from './desk-text.ts'

export function DeskNotes({ notes }: { readonly notes: readonly SupportNote[] }) {
  const { locale } = usePageConfig()
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="desk-notes" className="border-s-2 border-sun-deep bg-sun-wash py-3 ps-4 pe-4">
      <h4 id="desk-notes" className="font-sans text-base font-semibold tracking-normal">
        {text('notes')}
      </h4>
      <ul className="mt-2 grid gap-3">
        {notes.map(({ id, authorName, body, createdAt }) => (
          <li key={id}>
            <p className="chart-label flex flex-wrap gap-x-2">
              <span>{authorName}</span>
              <time dateTime={createdAt}>{formatMoment(createdAt, locale)}</time>
            </p>
            <p dir="auto" className="text-small wrap-anywhere whitespace-pre-wrap">
              {body}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
