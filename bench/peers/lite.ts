/** @supabase/lite on the same database as our server: the other server with this API. */
import { serve } from '@hono/node-server'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'

const { SOCKET = '', DATABASE = '', JWT_SECRET = '', PORT = '' } = process.env
const connection = createPostgresConnection({
  url: 'postgres://postgres@localhost/postgres',
  postgresOptions: { host: SOCKET, database: DATABASE, username: 'postgres', max: 10 },
})
const app = new App({
  connection,
  auth: { enabled: true, jwt_secret: JWT_SECRET },
  options: { server: { apiKeys: false } },
})
serve({ fetch: (request) => app.fetch(request), port: Number(PORT), hostname: '127.0.0.1' })
