/** The access rules of public feeds: only the server reads and writes them. */
const SERVER = ['service_role'] as const
const SERVER_ONLY = { select: SERVER, insert: SERVER, update: SERVER, delete: SERVER }

const item = (id: string) =>
  `insert into feed_items (id, source, kind, severity, title, link, first_seen_at, read_at)
   values ('${id}', 'usgs', 'earthquake', 'M 5.0', 'M 5.0', 'https://example.org', now(), now())`

export const FEED_RULES = {
  feed_readings: {
    row: `insert into feed_readings (source, tried_at) values ('usgs', now())`,
    statements: {
      select: `select * from feed_readings where source = 'usgs'`,
      insert: `insert into feed_readings (source, tried_at) values ('gdacs', now())`,
      update: `update feed_readings set read_at = now() where source = 'usgs'`,
      delete: `delete from feed_readings where source = 'usgs'`,
    },
    allowed: SERVER_ONLY,
  },
  feed_items: {
    row: item('usgs:1'),
    statements: {
      select: `select * from feed_items where id = 'usgs:1'`,
      insert: item('usgs:2'),
      update: `update feed_items set read_at = now() where id = 'usgs:1'`,
      delete: `delete from feed_items where id = 'usgs:1'`,
    },
    allowed: SERVER_ONLY,
  },
} as const
