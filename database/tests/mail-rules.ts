/** The access rules of campaigns and of site checks. Travellers and support see none of it. */
const SERVER = ['service_role'] as const
const MAIL_STAFF = ['owner', 'admin', 'marketing', 'service_role'] as const
const SITE_STAFF = ['owner', 'admin', 'marketing', 'content_editor', 'service_role'] as const
const SERVER_ONLY = { select: SERVER, insert: SERVER, update: SERVER, delete: SERVER }

const ANA = `'00000000-0000-4000-8000-0000000000e1'`
const CAMPAIGN = `'00000000-0000-4000-8000-0000000000e2'`

const subscriber = (id: string, email: string) =>
  `insert into subscribers (id, email, state, source) values (${id}, '${email}', 'link-only', 'popup')`

export const MAIL_RULES = {
  subscribers: {
    row: subscriber(ANA, 'ana@example.com'),
    statements: {
      select: `select * from subscribers where id = ${ANA}`,
      insert: subscriber('gen_random_uuid()', 'eve@example.com'),
      update: `update subscribers set state = 'asked' where id = ${ANA}`,
      delete: `delete from subscribers where id = ${ANA}`,
    },
    allowed: { select: MAIL_STAFF, insert: SERVER, update: SERVER, delete: MAIL_STAFF },
  },
  subscriber_consents: {
    row: `insert into subscriber_consents (subscriber_id, act, place, words) values (${ANA}, 'link-asked', '/', 'Yes')`,
    statements: {
      select: `select * from subscriber_consents where subscriber_id = ${ANA}`,
      insert: `insert into subscriber_consents (subscriber_id, act, place, words) values (${ANA}, 'news-asked', '/', 'x')`,
      update: `update subscriber_consents set words = 'x' where subscriber_id = ${ANA}`,
      delete: `delete from subscriber_consents where subscriber_id = ${ANA}`,
    },
    allowed: { ...SERVER_ONLY, select: MAIL_STAFF },
  },
  mail_suppressions: {
    row: `insert into mail_suppressions (mailbox_hash, shown, reason) values (repeat('a', 64), 'a***@x.com', 'staff')`,
    statements: {
      select: `select * from mail_suppressions`,
      insert: `insert into mail_suppressions (mailbox_hash, shown, reason) values (repeat('b', 64), 'b', 'staff')`,
      update: `update mail_suppressions set reason = 'complaint'`,
      delete: `delete from mail_suppressions`,
    },
    allowed: { select: MAIL_STAFF, insert: SERVER, update: SERVER, delete: MAIL_STAFF },
  },
  mail_templates: {
    row: `insert into mail_templates (name, subject, heading, body) values ('mine', 'S', 'H', 'B')`,
    statements: {
      select: `select * from mail_templates where name = 'mine'`,
      insert: `insert into mail_templates (name, subject, heading, body) values ('new', 'S', 'H', 'B')`,
      update: `update mail_templates set subject = 'T' where name = 'mine'`,
      delete: `delete from mail_templates where name = 'mine'`,
    },
    allowed: { select: MAIL_STAFF, insert: MAIL_STAFF, update: MAIL_STAFF, delete: MAIL_STAFF },
  },
  mail_campaigns: {
    row: `insert into mail_campaigns (id, name) values (${CAMPAIGN}, 'mine')`,
    statements: {
      select: `select * from mail_campaigns where id = ${CAMPAIGN}`,
      insert: `insert into mail_campaigns (name) values ('new')`,
      update: `update mail_campaigns set name = 'other' where id = ${CAMPAIGN}`,
      delete: `delete from mail_campaigns where id = ${CAMPAIGN}`,
    },
    allowed: { select: MAIL_STAFF, insert: MAIL_STAFF, update: MAIL_STAFF, delete: MAIL_STAFF },
  },
  campaign_recipients: {
    row: `insert into campaign_recipients (campaign_id, subscriber_id, variant) values (${CAMPAIGN}, ${ANA}, 'a')`,
    statements: {
      select: `select * from campaign_recipients where campaign_id = ${CAMPAIGN}`,
      insert: `with other as (${subscriber('gen_random_uuid()', 'x@example.com')} returning id)
        insert into campaign_recipients (campaign_id, subscriber_id, variant) select ${CAMPAIGN}, id, 'a' from other`,
      update: `update campaign_recipients set state = 'sent' where campaign_id = ${CAMPAIGN}`,
      delete: `delete from campaign_recipients where campaign_id = ${CAMPAIGN}`,
    },
    allowed: { ...SERVER_ONLY, select: MAIL_STAFF },
  },
  mail_events: {
    row: `insert into mail_events (id) values ('e1')`,
    statements: {
      select: `select * from mail_events`,
      insert: `insert into mail_events (id) values ('e2')`,
      update: `update mail_events set received_at = now()`,
      delete: `delete from mail_events`,
    },
    allowed: SERVER_ONLY,
  },
  mail_automations: {
    statements: {
      select: `select * from mail_automations`,
      insert: `insert into mail_automations (mail) values ('day-9')`,
      update: `update mail_automations set is_on = false where mail = 'day-0'`,
      delete: `delete from mail_automations where mail = 'day-0'`,
    },
    // The four rows are those of the migration: even the server's insert fails, on their names.
    allowed: { select: MAIL_STAFF, insert: [], update: MAIL_STAFF, delete: SERVER },
  },
  site_checks: {
    row: `insert into site_checks (state) values ('done')`,
    statements: {
      select: `select * from site_checks`,
      insert: `insert into site_checks (asked_at) values (now())`,
      update: `update site_checks set pages = 1`,
      delete: `delete from site_checks`,
    },
    allowed: { select: SITE_STAFF, insert: SITE_STAFF, update: SERVER, delete: SERVER },
  },
  site_findings: {
    row: `insert into site_findings (path, kind, first_seen_at, last_seen_at) values ('/x', 'no-title', now(), now())`,
    statements: {
      select: `select * from site_findings`,
      insert: `insert into site_findings (path, kind, first_seen_at, last_seen_at) values ('/y', 'no-title', now(), now())`,
      update: `update site_findings set state = 'ignored' where path = '/x'`,
      delete: `delete from site_findings`,
    },
    allowed: { select: SITE_STAFF, insert: SERVER, update: SITE_STAFF, delete: SERVER },
  },
  redirects: {
    row: `insert into redirects (from_path, to_path, status) values ('/old', '/new', 301)`,
    statements: {
      select: `select * from redirects`,
      insert: `insert into redirects (from_path, to_path, status) values ('/older', '/old', 302)`,
      update: `update redirects set to_path = '/newer' where from_path = '/old'`,
      delete: `delete from redirects where from_path = '/old'`,
    },
    allowed: { select: SITE_STAFF, insert: SITE_STAFF, update: SITE_STAFF, delete: SITE_STAFF },
  },
} as const
