import type { DbFunction } from '../catalogue/catalogue.ts'
import { summaryOf, type Json } from './describe-tables.ts'
import { swaggerQueryType, swaggerType } from './swagger-types.ts'

const PRODUCES = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
]

export function functionPath({ name, parameters, isVolatile }: DbFunction, comment: string | null): Json {
  const common = {
    tags: [`(rpc) ${name}`],
    ...summaryOf(comment),
    produces: PRODUCES,
    responses: { 200: { description: 'OK' } },
  }
  const required = parameters.filter((parameter) => parameter.isRequired).map((parameter) => parameter.name)
  const schema = {
    ...(comment === null ? {} : { description: comment }),
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, swaggerType(parameter.type)])),
    type: 'object',
  }
  const args = { name: 'args', required: true, in: 'body', schema }
  const post = { ...common, parameters: [args, { $ref: '#/parameters/preferParams' }] }
  if (isVolatile) return { post }
  const query = parameters.map((parameter) => ({
    name: parameter.name,
    required: parameter.isRequired,
    in: 'query',
    ...swaggerQueryType(parameter.type),
  }))
  return { get: { ...common, parameters: query }, post }
}
