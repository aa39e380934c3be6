/** The names the build puts in; see web/build/service-worker.ts. */
declare const __BUILD__: string
declare const __CRITICAL__: readonly string[]
declare const __WANTED__: readonly string[]

/** What this worker was built with. */
export const BUILD = {
  id: __BUILD__,
  /** Without these the app does not start. */
  critical: __CRITICAL__,
  /** Pages and parts of pages, so that routes never opened before open without a network. */
  wanted: __WANTED__,
} as const

/** The compiler knows only the scope of workers in general. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope
