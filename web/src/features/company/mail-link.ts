import { BRAND } from '../../content/brand.ts'
import { LEGAL_ENTITY } from '../../content/legal-entity.ts'
import { supportText as text } from '../../text/company.ts'

export const TOPICS = ['account', 'plan', 'fact', 'broken', 'data', 'other'] as const
export type Topic = (typeof TOPICS)[number]

export type Letter = { readonly topic: Topic; readonly message: string; readonly device: string }

export function mailBody({ message, device }: Letter): string {
  return [message.trim(), device.trim()].filter(Boolean).join('\n\n-- \n')
}

/** RFC 6068: everything but the address is percent-encoded, and lines end in CR LF. */
export function mailLink(letter: Letter): string {
  const subject = text('mail.subject', { brand: BRAND.name, topic: text(`topic.${letter.topic}`) })
  const body = mailBody(letter).replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${LEGAL_ENTITY.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
