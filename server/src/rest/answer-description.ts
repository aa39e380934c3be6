import type { Db } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { toDbCaller, type Caller } from '../identity/caller.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { describeSchema } from './openapi/describe-schema.ts'
import { DescribedSchema, DESCRIPTION_SQL } from './openapi/description-sql.ts'
import { chooseSchema, isRoot } from './request/rest-request.ts'

type Deps = { readonly db: Pick<Db, 'runAs'>; readonly publicUrl: string }

/**
 * The names of all tables and functions are for the operator alone: every other caller is refused, as on hosted
 * Supabase.
 */
export function asksForDescription({ method, url }: Request, { role }: Caller): boolean {
  return role === 'service_role' && (method === 'GET' || method === 'HEAD') && isRoot(url)
}

/** `GET /rest/v1/`: the OpenAPI description of everything the caller may use. */
export async function answerDescription(
  { db, publicUrl }: Deps,
  request: Request,
  catalogue: Catalogue,
  caller: Caller,
): Promise<Response> {
  const profile = request.headers.get('accept-profile')
  const schema = chooseSchema(catalogue, profile)
  const contentType = contentTypeFor(request.headers.get('accept'))
  const asCaller = { ...toDbCaller(caller), searchPath: '', readOnly: true }
  const [row] = await db.runAs(asCaller, { text: DESCRIPTION_SQL, values: [schema] })
  const body = JSON.stringify(describeSchema(DescribedSchema.parse(row), catalogue, schema, publicUrl))
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      ...(profile === null ? {} : { 'content-profile': profile }),
    },
  })
}

function contentTypeFor(accept: string | null): string {
  const types = (accept ?? '*/*').split(',').map((part) => (part.split(';')[0] ?? '').trim().toLowerCase())
  for (const type of types) {
    if (type === 'application/json') return type
    if (['*/*', 'application/*', 'application/openapi+json'].includes(type)) return 'application/openapi+json'
  }
  throw new AppError('PGRST107', { message: `None of these media types are available: ${accept}` })
}
