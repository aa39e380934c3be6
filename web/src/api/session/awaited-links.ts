import { readFlag, writeFlag } from '../../device/flags.ts'

/**
 * The mails that this browser asked for. Each has a random id that travels in its link, so a link that anybody else asked
 * for is told apart, also one for the same address.
 */
const KEY = 'links-awaited'
const MOST = 5
/** As long as a link works. */
const AWAITED_MS = 86_400_000
const PARAMETER = 'request'

/** `prefilled`: a sign-up with an address that a link had filled in. */
type Kind = 'sign-up' | 'prefilled' | 'other'
type Awaited = readonly [email: string, since: number, id: string, kind: Kind]
export type MailRequest = {
  /** The page that the link leads to, with the id of the request. */
  readonly page: string
  /** For a mail that was refused. One that was awaited before stays so. */
  takeBack(): void
}
type Place = { readonly search: string }

/** An address that a link has filled in was not written by the traveller: its mail does not count as asked for here. */
export function awaitLink(email: string, page: string, asked: 'sign-up' | 'other' = 'other'): MailRequest {
  const kind = isPrefilled(email) ? 'prefilled' : asked
  if (kind === 'prefilled' && asked !== 'sign-up') return { page, takeBack() {} }
  const before = awaited()
  const id = newId()
  keep([[spelled(email), Date.now(), id, kind], ...before])
  return { page: withId(page, id), takeBack: () => keep(before) }
}

/**
 * A confirmation that is sent again belongs to the sign-up that was made here. Without one it is somebody else's, with
 * their password.
 */
export function awaitLinkAgain(email: string, page: string): MailRequest {
  const signUp = awaited().find(([address, , , kind]) => address === spelled(email) && kind !== 'other')
  return { page: signUp ? withId(page, signUp[2]) : page, takeBack() {} }
}

/** Whether this browser asked for the mail whose link leads here. */
export function isLinkAwaited(place: Place): boolean {
  const request = findRequest(place)
  return request !== undefined && request[3] !== 'prefilled'
}

/** Whether the sign-up that the link confirms was made in this browser, and so its password was written here. */
export function isOwnSignUp(place: Place): boolean {
  return findRequest(place) !== undefined
}

/** The id stands in the address itself, or in that of the page which the auth server leads on to. */
function findRequest({ search }: Place): Awaited | undefined {
  const query = new URLSearchParams(search)
  const target = query.get('redirect_to') ?? ''
  const id = URL.canParse(target) ? new URL(target).searchParams.get(PARAMETER) : query.get(PARAMETER)
  return awaited().find(([, , own]) => own === id)
}

/** Not `randomUUID`: a page that is opened by a number in the house has none. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function withId(page: string, id: string): string {
  const url = new URL(page)
  url.searchParams.set(PARAMETER, id)
  return url.toString()
}

/** `/auth?email=…` */
function isPrefilled(email: string): boolean {
  return spelled(new URLSearchParams(location.search).get('email') ?? '') === spelled(email)
}

function awaited(): readonly Awaited[] {
  try {
    const kept: unknown = JSON.parse(readFlag(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDue) : []
  } catch {
    return []
  }
}

function isDue(kept: unknown): kept is Awaited {
  if (!Array.isArray(kept) || typeof kept[0] !== 'string' || typeof kept[1] !== 'number') return false
  if (typeof kept[2] !== 'string') return false
  const age = Date.now() - kept[1]
  return age >= 0 && age < AWAITED_MS
}

function keep(links: readonly Awaited[]): void {
  writeFlag(KEY, JSON.stringify(links.slice(0, MOST)))
}

const spelled = (email: string): string => email.trim().toLowerCase()
