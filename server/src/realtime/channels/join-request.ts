import { z } from 'zod'

/** Some clients send booleans as text; an unreadable value counts as missing, as on hosted Supabase. */
const flag = z
  .union([z.boolean(), z.stringbool()])
  .nullish()
  .catch(false)
  .transform((value) => value ?? false)
const text = z.string().nullish()

const ChangeParams = z.object({
  event: text,
  schema: text,
  table: text,
  filter: text,
  select: z.array(z.string()).nullish(),
})
export type ChangeParams = z.infer<typeof ChangeParams>

const Config = z.object({
  broadcast: z.object({ ack: flag, self: flag, replication_ready: flag, replay: z.unknown().optional() }).nullish(),
  presence: z.object({ key: z.unknown().optional(), enabled: flag }).nullish(),
  postgres_changes: z
    .array(ChangeParams.nullable())
    .max(100)
    .nullish()
    .transform((list) => (list ?? []).filter((params) => params !== null)),
  postgres_changes_options: z.object({ wait: flag }).nullish(),
  private: flag,
})

export const JoinRequest = z.object({
  config: Config.nullish().transform((config) => config ?? Config.parse({})),
  access_token: text.catch(null),
  user_token: text.catch(null),
})
export type JoinRequest = z.infer<typeof JoinRequest>
