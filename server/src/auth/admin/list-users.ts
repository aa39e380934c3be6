import { AppError } from '../../errors/app-error.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { listUsers as readUsers } from '../store/users.ts'
import { toUserJson, type UserJson } from '../users/user-json.ts'

const DEFAULT_PER_PAGE = 50
const MAX_PER_PAGE = 1000

type Listing = { readonly users: readonly UserJson[]; readonly headers: Readonly<Record<string, string>> }

export async function listUsers(deps: AuthDeps, url: URL): Promise<Listing> {
  const page = parseCount(url, 'page', 1)
  const perPage = Math.min(parseCount(url, 'per_page', DEFAULT_PER_PAGE), MAX_PER_PAGE)
  const { users, total } = await readUsers(deps.db, { limit: perPage, offset: (page - 1) * perPage })
  return {
    users: users.map(toUserJson),
    headers: { 'x-total-count': String(total), link: linksOf(url, page, Math.ceil(total / perPage)) },
  }
}

function parseCount(url: URL, name: string, fallback: number): number {
  const given = url.searchParams.get(name)
  if (given === null || given === '') return fallback
  if (!/^\d{1,9}$/.test(given) || Number(given) < 1)
    throw new AppError('validation_failed', { message: `Bad Pagination Parameters: ${name}` })
  return Number(given)
}

function linksOf(url: URL, page: number, lastPage: number): string {
  const link = (to: number, rel: string): string => {
    const target = new URL(url)
    target.searchParams.set('page', String(to))
    return `<${target.pathname}${target.search}>; rel="${rel}"`
  }
  const last = link(lastPage, 'last')
  return page < lastPage ? `${link(page + 1, 'next')}, ${last}` : last
}
