import { readFlag, writeFlag } from '../../../device/storage/flags.ts'

/**
 * The mails that this browser requested. Each has a random id that is part of its link, so links requested elsewhere
 * can be told apart, even for the same address.
 */
const KEY = 'links-awaited'
const MOST = 5
/** As long as a link is valid. */
const AWAITED_MS = 86_400_000
const PARAMETER = 'request'

/** `prefilled`: a sign-up with an address that a link had filled in. */
type Kind = 'sign-up' | 'prefilled' | 'other'
type Awaited = readonly [email: string, since: number, id: string, kind: Kind]
export type MailRequest = {
  /** The page behind the link, with the id of the request. */
  readonly page: string
  /** For a refused mail. An earlier one stays expected. */
  takeBack(): void
}
type Place = { readonly search: string }

/** A prefilled address was not typed by the traveller: its mail does not count as requested here. */
export function awaitLink(email: string, page: string, asked: 'sign-up' | 'other' = 'other'): MailRequest {
  const kind = isPrefilled(email) ? 'prefilled' : asked
  if (kind === 'prefilled' && asked !== 'sign-up') return { page, takeBack() {} }
  const before = awaited()
  const id = newId()
  keep([[spelled(email), Date.now(), id, kind], ...before])
  return { page: withId(page, id), takeBack: () => keep(before) }
}

/**
 * A repeated confirmation belongs to the sign-up of this browser. Without one it belongs to a stranger's sign-up, with
 * their password.
 */
export function awaitLinkAgain(email: string, page: string): MailRequest {
  const signUp = awaited().find(([address, , , kind]) => address === spelled(email) && kind !== 'other')
  return { page: signUp ? withId(page, signUp[2]) : page, takeBack() {} }
}

/** Whether this browser requested the mail whose link led here. */
export function isLinkAwaited(place: Place): boolean {
  const request = findRequest(place)
  return request !== undefined && request[3] !== 'prefilled'
}

/** Whether the sign-up behind the link, and so its password, was made in this browser. */
export function isOwnSignUp(place: Place): boolean {
  return findRequest(place) !== undefined
}

/** The id is in the URL itself, or in that of the page to which the auth server redirects. */
function findRequest({ search }: Place): Awaited | undefined {
  const query = new URLSearchParams(search)
  const target = query.get('redirect_to') ?? ''
  const id = URL.canParse(target) ? new URL(target).searchParams.get(PARAMETER) : query.get(PARAMETER)
  return awaited().find(([, , own]) => own === id)
}

/** Not `randomUUID`, which is missing on plain http pages of a local network. */
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
