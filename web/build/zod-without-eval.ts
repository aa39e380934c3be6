import type { Plugin } from 'vite'

const CORE = /[\\/]zod[\\/]v4[\\/]core[\\/]util\.js$/
/** Where Zod tries whether it may write functions at run time. */
export const PROBE = 'new F("");'

/** Our policy forbids it, so the answer is known; the mere try is told to the server as a breach of the policy. */
export function zodWithoutEval(): Plugin {
  return {
    name: 'sojourn:zod-without-eval',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (CORE.test(id) ? { code: code.replace(PROBE, 'return false;'), map: null } : null),
  }
}
