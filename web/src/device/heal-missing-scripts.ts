/**
 * A page that was open while a new version came out asks for scripts that are no longer there. Loading it again brings
 * the new version. That is done once per missing script, never without a connection, never over something typed, and
 * never for a script that is still there.
 */
const KEY = 'reloaded-for'

type PreloadError = Event & { readonly payload?: unknown }
type Field = HTMLInputElement | HTMLTextAreaElement

export function healMissingScripts(
  load: (address: string) => void = (address) => location.replace(address),
): () => void {
  const typed = new Set<Field>()
  const remember = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target)
  }
  const heal = async ({ payload }: PreloadError): Promise<void> => {
    const missing = payload instanceof Error ? payload.message : 'unknown'
    // A navigation that waits for its script has not reached the address bar yet.
    const address = document.documentElement.dataset['going'] ?? location.href
    // The link of a mail works once: loaded again, it would seem to be used up.
    if (/[?&#](token|token_hash|access_token)=/.test(address)) return
    if (!(await isGone(missing)) || !(await isReachable(address))) return
    if (!isUnsent(typed) && isFirstTime(missing)) load(address)
  }
  const onMissing = (event: Event): void => void heal(event)
  addEventListener('input', remember, true)
  addEventListener('vite:preloadError', onMissing)
  return () => {
    removeEventListener('input', remember, true)
    removeEventListener('vite:preloadError', onMissing)
  }
}

function isUnsent(typed: ReadonlySet<Field>): boolean {
  return [...typed].some((field) => field.isConnected && field.value !== '')
}

/** Without storage nobody could tell a second time from the first, and the page would load for ever. */
function isFirstTime(missing: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === missing) return false
    sessionStorage.setItem(KEY, missing)
    return true
  } catch {
    return false
  }
}

/** A script that is still there was kept away by the network, and whoever needs it asks again. Safari names no script. */
async function isGone(missing: string): Promise<boolean> {
  const [script] = /\S+\.(js|css)$/.exec(missing) ?? []
  return script === undefined || (await ask(script))?.status === 404
}

/** `onLine` only knows of cables. A page that cannot come again must not be thrown away. */
async function isReachable(address: string): Promise<boolean> {
  const answer = navigator.onLine ? await ask(address) : null
  return answer !== null && answer.status < 500
}

async function ask(address: string): Promise<Response | null> {
  return await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
}
