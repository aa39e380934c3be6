import { Hono } from 'hono'

import { AppError } from '../../errors/app-error.ts'
import type { AppEnv } from '../../http/app-env.ts'

/** Parts of Supabase Storage that this server does not have. */
const DISABLED = ['/iceberg/*', '/vector/*', '/cdn/*', '/upload/resumable', '/upload/resumable/*']

/** Refused as hosted Storage refuses a feature that a project has not switched on. */
export function createDisabledFeatures(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  for (const path of DISABLED)
    app.all(path, () => {
      throw new AppError('FeatureNotEnabled')
    })
  app.all('/s3/*', (c) => refuseS3(c.req.path.replace(/^.*?\/s3\/+/, '')))
  return app
}

/** S3 clients read errors as XML. */
function refuseS3(resource: string): Response {
  const { code, status, message } = new AppError('FeatureNotEnabled')
  const body =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<Error xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
    `<Resource>${escapeXml(resource)}</Resource><Code>${code}</Code><Message>${message}</Message></Error>`
  return new Response(body, { status, headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
