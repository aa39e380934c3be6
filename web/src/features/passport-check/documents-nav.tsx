import { Link } from 'react-router'

import { passportText as text } from './passport-check-text.ts'

export const DOCUMENT_PARTS = ['visa', 'passports', 'days', 'travellers', 'checklist', 'vault'] as const
export type DocumentPart = (typeof DOCUMENT_PARTS)[number]

const PATHS: Readonly<Record<DocumentPart, string>> = {
  visa: '/documents',
  passports: '/documents/passports',
  days: '/documents/days',
  travellers: '/documents/travellers',
  checklist: '/documents/checklist',
  vault: '/documents/vault',
}

/** The parts of the documents tool, each with an address of its own. */
export function DocumentsNav({ here }: { readonly here: DocumentPart }) {
  return (
    <nav aria-label={text('nav')} className="overflow-x-auto">
      <ul className="flex gap-x-6 border-b border-line md:flex-wrap">
        {DOCUMENT_PARTS.map((part) => (
          <li key={part}>
            <Link
              to={PATHS[part]}
              {...(part === here && { 'aria-current': 'page' as const })}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-soft no-underline hover:text-ink aria-[current]:border-tide aria-[current]:text-tide"
            >
              {text(`nav.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
