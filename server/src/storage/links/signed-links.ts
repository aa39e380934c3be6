import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import type { ImageTransform } from '../images/image-transform.ts'
import type { StorageDeps } from '../storage-deps.ts'

const AUDIENCE = 'sojourn-storage'

const DownloadLink = z.object({
  scope: z.literal('download'),
  url: z.string(),
  exp: z.number(),
  transform: z.record(z.string(), z.unknown()).optional(),
})
const UploadLink = z.object({
  scope: z.literal('upload'),
  url: z.string(),
  exp: z.number(),
  owner: z.string().nullable(),
  upsert: z.boolean(),
})

export type SignedLinks = {
  /**
   * `path` is bucket and key together; the token is valid for nothing else, and with a transformation only for that
   * one.
   */
  signDownload(path: string, lifetimeSeconds: number, transform?: ImageTransform | null): Promise<string>
  signUpload(path: string, ownerId: string | null, isUpsert: boolean, lifetimeSeconds: number): Promise<string>
  verifyDownload(token: string, path: string): Promise<z.infer<typeof DownloadLink>>
  verifyUpload(token: string, path: string): Promise<z.infer<typeof UploadLink>>
}

export function createSignedLinks({ db, now }: Pick<StorageDeps, 'db' | 'now'>): SignedLinks {
  let secret: Promise<Uint8Array> | null = null
  const loadSecret = (): Promise<Uint8Array> => {
    secret ??= readSecret(db).catch((error: unknown) => {
      secret = null
      throw error
    })
    return secret
  }

  const sign = async (claims: Record<string, unknown>, lifetimeSeconds: number): Promise<string> => {
    const issuedAt = Math.floor(now() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetimeSeconds)
      .sign(await loadSecret())
  }
  const verify = async <T extends { url: string }>(token: string, path: string, link: z.ZodType<T>): Promise<T> => {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: new Date(now()) }
    const checked = await jwtVerify(token, await loadSecret(), options).catch((error: unknown) => {
      throw new AppError(error instanceof errors.JWTExpired ? 'ExpiredToken' : 'InvalidJWT')
    })
    const claims = link.safeParse(checked.payload)
    if (!claims.success || claims.data.url !== path) throw new AppError('InvalidSignature')
    return claims.data
  }

  return {
    signDownload: (url, lifetime, transform) =>
      sign({ url, scope: 'download', ...(transform ? { transform } : {}) }, lifetime),
    signUpload: (url, owner, upsert, lifetime) => sign({ url, owner, upsert, scope: 'upload' }, lifetime),
    verifyDownload: (token, path) => verify(token, path, DownloadLink),
    verifyUpload: (token, path) => verify(token, path, UploadLink),
  }
}

async function readSecret(db: StorageDeps['db']): Promise<Uint8Array> {
  const rows = await db.query<{ secret: string }>('select secret from server.storage_signing_secret')
  return Buffer.from(rows[0]?.secret ?? '', 'hex')
}
