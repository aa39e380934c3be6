import type { SupportConversation } from '@app/contracts/support/conversation'

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** The conversation as text, for a file and for the mail. Notes are not part of it. */
export function writeTranscript({ topic, createdAt, messages }: SupportConversation): string {
  const head = [`Sojourn support: ${topic}`, `Begun ${TIME.format(new Date(createdAt))} UTC`]
  const said = messages.map(({ author, authorName, kind, body, sentAt, files }) => {
    const who = author === 'visitor' ? 'You' : authorName
    const what = kind === 'handover' ? `${who} (copied from the assistant)` : who
    const attached = files.map(({ name }) => `[Attachment: ${name}]`)
    return [`${what}, ${TIME.format(new Date(sentAt))} UTC`, body, ...attached].filter(Boolean).join('\n')
  })
  return `${[head.join('\n'), ...said].join('\n\n')}\n`
}

export function transcriptName({ id }: Pick<SupportConversation, 'id'>): string {
  return `sojourn-support-${id.slice(0, 8)}.txt`
}
