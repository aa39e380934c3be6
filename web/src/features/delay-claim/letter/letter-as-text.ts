import type { Letter } from './letter.ts'

/** For a mail or the form on the airline's site. */
export function letterAsText(letter: Letter): string {
  const { sender, recipient, date, subject, facts, greeting, paragraphs, basis, enclosed, closing, signature } = letter
  const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
  const blocks = [
    sender.join('\n'),
    recipient.join('\n'),
    date,
    subject,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    greeting,
    ...paragraphs,
    `${closing}\n\n${signature}`,
    `${basis.title}\n${list(basis.lines)}`,
    ...(enclosed ? [`${enclosed.title}\n${list(enclosed.lines)}`] : []),
  ]
  return `${blocks.join('\n\n')}\n`
}
