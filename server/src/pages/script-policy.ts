/** A worker runs under the policy of its own script: it may fetch from here and do nothing else. */
const SERVICE_WORKER = '/sw.js'
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'"
/** Workers of a page may also fetch the rest of their own script. */
const THREAD = /^\/assets\/[\w-]*worker-[\w-]+\.js$/
const THREAD_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"
/** Those that compile WebAssembly, which no page may (decision 84). */
const WASM_THREAD = /^\/assets\/[\w-]*wasm-worker-[\w-]+\.js$/
const WASM_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Null for a script that is part of a page, which has the policy of the page. */
export function scriptPolicy(path: string): string | null {
  if (path === SERVICE_WORKER) return SERVICE_WORKER_POLICY
  if (WASM_THREAD.test(path)) return WASM_POLICY
  return THREAD.test(path) ? THREAD_POLICY : null
}
