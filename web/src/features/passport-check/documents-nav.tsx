import { PartsNav } from '../../ui/parts-nav.tsx'
import { passportText as text } from './passport-check-text.ts'

const PATHS = {
  visa: '/documents',
  passports: '/documents/passports',
  days: '/documents/days',
  travellers: '/documents/travellers',
  checklist: '/documents/checklist',
  vault: '/documents/vault',
} as const

export function DocumentsNav({ here }: { readonly here: keyof typeof PATHS }) {
  return (
    <PartsNav
      label={text('nav')}
      paths={PATHS}
      here={here}
      nameOf={(part) => text(`nav.${part}`)}
      className="gap-x-6 md:flex-wrap"
    />
  )
}
