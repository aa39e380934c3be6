import { type ComponentType, lazy } from 'react'

/**
 * Like `lazy`, but a script that does not arrive is no error of the page: it goes on with what it has. Without a
 * Suspense boundary the server's drawing stays until the script is there.
 */
export function part<Props>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(() => otherwise) }))
}

function Nothing() {
  return null
}
