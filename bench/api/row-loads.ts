import { applyLoad, type LoadResult } from '../load.ts'
import { INSERT_PATH, SELECT_PATH } from './notes-schema.ts'

export function select(url: string, headers: Record<string, string>): Promise<LoadResult> {
  return applyLoad({ url: `${url}${SELECT_PATH}`, headers })
}

export function insert(url: string, headers: Record<string, string>, userId: string): Promise<LoadResult> {
  const json = { ...headers, 'content-type': 'application/json' }
  const body = JSON.stringify({ user_id: userId, body: 'a' })
  return applyLoad({ url: `${url}${INSERT_PATH}`, method: 'POST', headers: json, body })
}
