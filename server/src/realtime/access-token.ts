import { AppError } from '../errors/app-error.ts'
import type { Caller } from '../identity/caller.ts'
import type { Platform } from '../platform.ts'

export type Credentials = { readonly apiKey: string; readonly caller: Caller }
export type Bearer = { readonly caller: Caller; readonly token: string | null; readonly expiresAt: number | null }

/** The reason why a channel is refused or closed; the client receives this text. */
export class ChannelRefused extends Error {}

/** Before sign-in clients send an API key in place of a token; it means the connection's own caller. */
const KEY_PREFIX = 'sb_'

/**
 * Identifies the caller of a channel: the holder of the access token, or of the connection's API key when there is
 * none.
 */
export async function identifyBearer(
  { identify, db, now, settings }: Pick<Platform, 'identify' | 'db' | 'now' | 'settings'>,
  connection: Credentials,
  token: string | null,
): Promise<Bearer> {
  const isKey = !token || token === connection.apiKey || token.startsWith(KEY_PREFIX)
  if (isKey && connection.caller.userId === null) {
    return { caller: connection.caller, token: null, expiresAt: expiryOf(connection.caller) }
  }
  // A traveller's own token may replace the key; it ends with the session like any other.
  const bearer = isKey ? connection.apiKey : token
  const caller = await identify({ apiKey: connection.apiKey, bearer }).catch((error: unknown) => {
    throw error instanceof AppError ? new ChannelRefused(refusalOf(error)) : error
  })
  const expiresAt = expiryOf(caller)
  if (expiresAt === null) throw new ChannelRefused('InvalidJWTToken: Fields `role` and `exp` are required in JWT')
  // Tokens of the official suites name users that were never created.
  if (!settings.isCompat && (await findBarred({ db, now }, [caller])).length > 0) {
    throw new ChannelRefused('Unauthorized: This account may not sign in')
  }
  return { caller, token: bearer, expiresAt }
}

/** The callers whose account was banned or deleted after their token was issued. */
export async function findBarred(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  callers: readonly Caller[],
): Promise<readonly Caller[]> {
  const ids = new Set(callers.flatMap(({ userId }) => (userId && isUuid(userId) ? [userId] : [])))
  if (ids.size === 0) return []
  const rows = await db.query<{ id: string }>(
    `select id from auth.users where id = any($1::uuid[]) and deleted_at is null
       and (banned_until is null or banned_until <= $2::timestamptz)`,
    [[...ids], new Date(now()).toISOString()],
  )
  const welcome = new Set(rows.map((row) => row.id))
  return callers.filter(({ userId }) => userId !== null && ids.has(userId) && !welcome.has(userId.toLowerCase()))
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

function expiryOf({ claims }: Caller): number | null {
  return typeof claims['exp'] === 'number' ? claims['exp'] * 1000 : null
}

function refusalOf({ code }: AppError): string {
  return code === 'jwt_expired'
    ? 'InvalidJWTToken: Token has expired'
    : 'MalformedJWT: The token provided is not a valid JWT'
}
