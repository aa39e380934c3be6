import { type ComponentType, lazy } from 'react'

/**
 * Like `lazy`, but a script that fails to load is no error: the page continues without it. Without a Suspense boundary
 * the server-rendered part stays until the script has loaded.
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
