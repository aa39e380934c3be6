import { readFile } from 'node:fs/promises'

import type { JWK } from 'jose'
import { z } from 'zod'

import { settingRefusal } from '../config/setting-refusal.ts'

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** The file that SUPABASE_COMPAT_JWKS names. */
export async function readExtraKeys(file: string): Promise<readonly JWK[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw settingRefusal('SUPABASE_COMPAT_JWKS', 'names a file that cannot be read')
  })
  const parsed = KeySet.safeParse(parseJson(text))
  if (!parsed.success) throw settingRefusal('SUPABASE_COMPAT_JWKS', 'names a file that is not a JSON key set')
  return parsed.data.keys as readonly JWK[]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
