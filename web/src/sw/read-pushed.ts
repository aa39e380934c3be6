/** What the server pushed, as it was read. */
export type Pushed = {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly link: string | null
}

/** Null for what is not ours: a message that cannot be read is not shown half. */
export function readPushed(text: string | undefined): Pushed | null {
  try {
    const { id, title, body, link } = JSON.parse(text ?? '') as Partial<Pushed>
    if (typeof id !== 'string' || typeof title !== 'string' || title === '') return null
    return { id, title, body: typeof body === 'string' ? body : '', link: ownPath(link) }
  } catch {
    return null
  }
}

/** A notification never leads off this site. */
export function ownPath(link: unknown): string | null {
  return typeof link === 'string' && /^\/(?![/\\])/.test(link) ? link : null
}
