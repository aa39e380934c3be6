/** Constants set by the build; see web/build/service-worker.ts. */
declare const __BUILD__: string
declare const __CRITICAL__: readonly string[]
declare const __WANTED__: readonly string[]

/** The build that this worker belongs to. */
export const BUILD = {
  id: __BUILD__,
  /** Without these the app does not start. */
  critical: __CRITICAL__,
  /** Pages and parts of pages, so that unvisited routes open offline. */
  wanted: __WANTED__,
} as const

/** The compiler only knows the general worker scope. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope
