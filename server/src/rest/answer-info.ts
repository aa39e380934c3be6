import type { Catalogue } from './catalogue/catalogue.ts'
import type { RestRequest } from './request/rest-request.ts'
import { findTable } from './resolve/find-table.ts'

/** OPTIONS: which methods the resource understands, whoever asks. */
export function answerInfo(catalogue: Catalogue, { schema, target }: RestRequest): Response {
  return new Response(null, { status: 200, headers: { allow: allowedMethods(catalogue, schema, target) } })
}

function allowedMethods(catalogue: Catalogue, schema: string, target: RestRequest['target']): string {
  if (target.kind === 'function') {
    const isVolatile = catalogue.findFunctions(schema, target.name).some((found) => found.isVolatile)
    return isVolatile ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST'
  }
  const { canInsert, canUpdate, canDelete } = findTable(catalogue, schema, target.name)
  const writes = [canInsert && 'POST', canUpdate && 'PATCH', canDelete && 'DELETE']
  return ['OPTIONS,GET,HEAD', ...writes.filter((method) => method !== false)].join(',')
}
