/** A parsed push message. */
export type Pushed = {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly link: string | null
}

/** Null for unknown messages: an unreadable one is not shown in part. */
export function readPushed(text: string | undefined): Pushed | null {
  try {
    const { id, title, body, link } = JSON.parse(text ?? '') as Partial<Pushed>
    if (typeof id !== 'string' || typeof title !== 'string' || title === '') return null
    return { id, title, body: typeof body === 'string' ? body : '', link: ownPath(link) }
  } catch {
    return null
  }
}

/** A notification never links to another site. */
export function ownPath(link: unknown): string | null {
  return typeof link === 'string' && /^\/(?![/\\])/.test(link) ? link : null
}
